export { type Address, readAddress } from './address.ts'
export { createApp } from './app.ts'
export { listen } from './listen.ts'
