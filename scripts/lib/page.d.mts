export function ensurePage(): Promise<boolean>
