export { createApp } from './app.ts'
export { listen } from './listen.ts'
export { type Config, readConfig } from './ops/config.ts'
export { openRoom } from './room.ts'
