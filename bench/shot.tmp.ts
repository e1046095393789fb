import { newContext } from '@ludoteca/harness/browser/context.ts'
import { inBrowser } from '@ludoteca/harness/browser/session.ts'
await inBrowser(async (browser, url) => {
  {
    const context = await newContext(browser, { lang: 'en' })
    const page = await context.newPage()
    const sizes: Promise<{ responseBodySize: number }>[] = []
    page.on('requestfinished', request => {
      if (request.resourceType() === 'script') sizes.push(request.sizes())
    })
    await page.goto(url)
    await page.waitForLoadState('networkidle')
    console.log('home KB', (await Promise.all(sizes)).reduce((sum, size) => sum + size.responseBodySize, 0) / 1024)
    await page.goto(`${url}/ladder/programs`)
    await page.locator('h1').waitFor()
    await page.screenshot({ path: '/tmp/tapi/ladder.png' })
    await context.close()
  }
  for (const [name, wish, _] of [
    ['desk', { lang: 'en' }, 'docs-en'],
    ['phone', { lang: 'zh', phone: true, theme: 'dark' }, 'docs-zh'],
  ] as const) {
    const context = await newContext(browser, wish)
    const page = await context.newPage()
    await page.goto(`${url}/api/docs`)
    await page.screenshot({ path: `/tmp/tapi/${name}-top.png` })
    await page.evaluate("document.querySelectorAll('#newTable, #newTable details, #say-do, #TableSummary').forEach(e => { e.open = true })")
    for (const id of ['newTable', 'live', 'TableSummary']) {
      await page.evaluate(`document.getElementById('${id}').scrollIntoView()`)
      await page.screenshot({ path: `/tmp/tapi/${name}-${id}.png` })
    }
    await context.close()
  }
})
