import type { SpawnOptions } from 'node:child_process'

export function npmFile(env?: Record<string, string | undefined>, execPath?: string): string | undefined
export function npmText(args: string[], options?: SpawnOptions): Promise<string>
