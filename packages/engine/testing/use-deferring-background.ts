import { deferringBackground } from './deferring-background.ts';
import { handDefaults } from './gestures.ts';

// Set up before the suite's second run: every hand works with a background that defers.
handDefaults.background = deferringBackground;
