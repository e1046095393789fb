// Threads are started by the address of their file, which ends in .js where modules are written as JavaScript.
export const threadAddresses = {
  name: 'thread-addresses',
  transform: {
    filter: { code: 'new URL(' },
    handler: code => code.replace(/(new URL\('[^']*)\.ts', import\.meta\.url\)/g, "$1.js', import.meta.url)"),
  },
}
