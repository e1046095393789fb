export const plainConfig: {
  resolve?: { preserveSymlinks: boolean }
  plugins?: { name: string }[]
}
