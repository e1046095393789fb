import { shelf } from '@ludoteca/shelf'
import { HAND } from '../lib/online.ts'
import { type Driver, press, until } from './driver.ts'
import { nearEnd } from './near-end.ts'

export const GAMES = shelf.map(({ id }) => id)

const SETTINGS = JSON.stringify({
  motion: 'off',
  speed: 'now',
  sound: 'off',
  confirm: 'off',
  coach: 'off',
  lang: 'en',
})
const ALIVE = `document.querySelector('#root > *') && !document.querySelector('[data-testid=sorry]')`
const FINAL = `document.querySelector('[data-testid=final]')`
const lines = (count: number) => `document.querySelectorAll('[data-testid=log] li').length >= ${count}`
const STOP = 'clearInterval(window.hand), delete window.hand'

/** A fresh profile that waits for nothing. */
export async function begin(driver: Driver, url: string): Promise<void> {
  await driver.go(`${url}/`)
  await driver.ask(`localStorage.setItem('ludoteca.settings', ${JSON.stringify(SETTINGS)})`)
  await driver.go(`${url}/`)
  await until(driver, `document.querySelectorAll('a[href^="/new/"]').length >= ${GAMES.length}`)
}

/** The change of a database goes on until the page is left for another one. */
const LEAVE_HALFWAY = `(() => {
  const open = IDBFactory.prototype.open
  IDBFactory.prototype.open = function (...given) {
    const asked = open.apply(this, given)
    asked.addEventListener('upgradeneeded', () => {
      let left = false
      addEventListener('pagehide', () => { left = true })
      const store = asked.result.createObjectStore('halfway')
      const again = () => { store.get(0).onsuccess = () => left || again() }
      again()
      location.href = '/rules/puerto-rico'
    })
    return asked
  }
  history.pushState(null, '', '/')
})()`

/** The very first visit, which ends before the page has made its database: the next page can keep games all the same. */
export async function leaveEarly(driver: Driver, url: string): Promise<void> {
  const { port } = new URL(url)
  const elsewhere = `http://${url.includes('//localhost') ? '127.0.0.1' : 'localhost'}:${port}`
  await driver.go(`${elsewhere}/settings`)
  await driver.ask(LEAVE_HALFWAY)
  await until(driver, `location.pathname === '/rules/puerto-rico'`)
  await driver.go(`${elsewhere}/new/puerto-rico`)
  await press(driver, 'form button[type=submit]')
  await until(driver, `document.querySelector('[data-choice], [data-testid=log]')`)
}

/** A new game against bots, some turns of it. */
export async function playSome(driver: Driver, url: string, game: string): Promise<void> {
  await driver.go(`${url}/new/${game}`)
  await press(driver, 'form button[type=submit]')
  await until(driver, `document.querySelector('[data-choice]')`)
  await driver.ask(HAND)
  await until(driver, lines(8))
  await driver.ask(STOP)
  await until(driver, ALIVE)
}

/** A file is opened, its last decision taken; from the final screen every way leads to a page. */
export async function playToTheEnd(driver: Driver, url: string, game: string): Promise<void> {
  await driver.go(`${url}/`)
  const input = `document.querySelector('[data-testid=save-file]')`
  await until(driver, input)
  await driver.ask(`(() => {
    const files = new DataTransfer()
    files.items.add(new File([${JSON.stringify(await nearEnd(game))}], 'game.ludo', { type: 'text/plain' }))
    ${input}.files = files.files
    ${input}.dispatchEvent(new Event('change', { bubbles: true }))
  })()`)
  await press(driver, 'main input[type=checkbox]')
  await driver.ask(`[...document.querySelectorAll('main button')].at(-1).click()`)
  await until(driver, `/\\/table\\/\\w+$/.test(location.pathname)`)
  await driver.ask(HAND)
  await until(driver, FINAL)
  await driver.ask(STOP)
  await press(driver, '[data-testid=final] a[href^="/replay/"]')
  await until(driver, `document.querySelector('[role=slider], input[type=range]') && ${ALIVE}`)
  await driver.ask('history.back()')
  await until(driver, FINAL)
  await press(driver, '[data-testid=final] button')
  await until(driver, `document.querySelector('[data-choice], [data-testid=uncover]') && ${ALIVE}`)
}

const SAY_NAME = `(() => {
  const field = document.querySelector('[role=dialog] input')
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value').set.call(field, 'Smoke')
  field.dispatchEvent(new Event('input', { bubbles: true }))
})()`

/** The lobby, and a table online with a bot on the other seats. */
export async function playOnline(driver: Driver, url: string): Promise<void> {
  await driver.go(`${url}/online`)
  await until(driver, `document.querySelector('[data-testid=create]')`)
  await driver.go(`${url}/online/new/puerto-rico`)
  await press(driver, 'form button[type=submit]')
  await until(driver, `document.querySelector('[role=dialog] input')`)
  await driver.ask(SAY_NAME)
  await press(driver, '[role=dialog] button[type=submit]')
  await press(driver, '[data-testid=start]')
  await until(driver, `document.querySelector('[data-testid=people]')`)
  await driver.ask(HAND)
  await until(driver, lines(5))
  await driver.ask(STOP)
  await until(driver, ALIVE)
}
