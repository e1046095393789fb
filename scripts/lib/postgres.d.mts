export function hasPostgres(): boolean
