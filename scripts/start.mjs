// npm start: installs what is missing, builds the page if it is stale, serves it and says where.
process.argv.splice(2, 0, 'serve')
await import('./ludoteca.mjs')
