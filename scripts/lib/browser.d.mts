interface Machine {
  platform?: string
  env?: Record<string, string | undefined>
  exists?: (file: string) => boolean
}
export function installedBrowser(machine?: Machine): string | undefined
export function hasBundledBrowser(platform?: string, arch?: string): boolean
