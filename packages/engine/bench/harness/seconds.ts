/** How many seconds a bench goes on: what `--seconds=30` says, else as long as usual. */
export function secondsAsked(usual: number): number {
  const told = process.argv.find((word) => word.startsWith('--seconds='));
  return told ? Number(told.split('=')[1]) : usual;
}
