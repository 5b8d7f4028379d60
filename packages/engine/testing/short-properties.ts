import { configureGlobal } from 'fast-check';

/*
 * For mutation testing, in which each change of the source is tried by all tests: a property that holds is tried for a
 * moment, and one that does not hold is not made smaller.
 */
configureGlobal({ interruptAfterTimeLimit: 500, markInterruptAsFailure: false, endOnFailure: true });
