export const plainConfig: {
  resolve?: { preserveSymlinks: boolean }
  test?: { server: { deps: { inline: RegExp[] } } }
}
