import type { Plugin } from 'vite'

export function withoutParts(...names: string[]): Plugin
