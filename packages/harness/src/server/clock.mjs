// Loaded before the server: its clock goes forward by as many milliseconds as the test says.
const now = Date.now
let ahead = 0
Date.now = () => now() + ahead
process.on('message', ms => {
  ahead += ms
})
// A test that has nothing more to say does not keep the server running.
process.channel?.unref()
