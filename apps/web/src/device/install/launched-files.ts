/** How the system hands files to an installed app (W3C Manifest Incubations, Launch Handler). */
interface LaunchQueue {
  setConsumer(consumer: (params: { readonly files?: readonly FileSystemFileHandle[] }) => void): void;
}

/** Tells of every file that the installed app is opened with, where the browser does that. */
export function followLaunchedFiles(onFile: (file: File) => void): void {
  const { launchQueue } = window as { readonly launchQueue?: LaunchQueue };
  launchQueue?.setConsumer(({ files = [] }) => {
    for (const handle of files)
      handle.getFile().then(onFile, (error: unknown) => console.info('a file was not read', error));
  });
}
