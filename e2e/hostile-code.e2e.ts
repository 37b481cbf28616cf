import type { DocumentRecord } from '@heddle/document'
import { placePieces } from '../catalogue/templates/src/lib/piece.ts'
import { writeActions } from '../catalogue/templates/src/lib/write-actions.ts'
import { OWNER } from './builder.ts'
import { expect, test } from './heddle.ts'
import { publishPushed, pushedProject } from './pushed-project.ts'
import { idOf, type Home } from './push-records.ts'
import { leave, visit } from './visitor.ts'

// The account that it begins with is its own.
test.use({ hasOwnServer: true })

/** What none of the attempts may come to. */
const REFUSED = 'refused'

/** Code that somebody who means harm might write, or paste, and what came of each attempt in an attribute of the page. */
const hostile = (editor: string): string => `
  const tried = {}
  const attempt = async (name, act) => {
    try {
      tried[name] = String(await act())
    } catch {
      tried[name] = '${REFUSED}'
    }
  }
  const settled = (element, address) =>
    new Promise((resolve, reject) => {
      element.onload = () => resolve('loaded')
      element.onerror = reject
      element.src = address
      document.body.append(element)
    })
  const ran = () => (window.ran ? Promise.resolve('ran') : Promise.reject(new Error('nothing ran')))
  const inAFile = (text) => URL.createObjectURL(new Blob([text], { type: 'text/javascript' }))
  await attempt('a text evaluated', () => (0, eval)('1'))
  await attempt('a function of a text', () => new Function('return 1')())
  await attempt('a timer with a text', () => {
    setTimeout('window.ran = true')
    return new Promise((resolve) => setTimeout(resolve, 20)).then(ran)
  })
  await attempt('a module of a text', () => import('data:text/javascript,export default 1'))
  await attempt('a module of a file made here', () => import(inAFile('export default 1')))
  await attempt('a script of another server', () => settled(document.createElement('script'), '${editor}/editor.js'))
  await attempt('a script of a file made here', () => settled(document.createElement('script'), inAFile('window.ran = true')))
  await attempt('a script in the page', () => {
    const script = document.createElement('script')
    script.textContent = 'window.ran = true'
    document.head.append(script)
    return ran()
  })
  await attempt('a script in an attribute', () => {
    const button = document.createElement('button')
    button.setAttribute('onclick', 'window.ran = true')
    document.body.append(button)
    button.click()
    button.remove()
    return ran()
  })
  await attempt('a script in an address', () => {
    const link = document.createElement('a')
    link.href = 'javascript:window.ran=true'
    document.body.append(link)
    link.click()
    return new Promise((resolve) => setTimeout(resolve, 20)).then(ran)
  })
  await attempt('a worker of a file made here', () =>
    new Promise((resolve, reject) => {
      const worker = new Worker(inAFile('postMessage(1)'))
      worker.onmessage = () => resolve('ran')
      worker.onerror = reject
    }))
  await attempt('what the editor knows', () => fetch('${editor}/api/projects', { credentials: 'include' }).then(({ status }) => status))
  await attempt('a project of the editor', () =>
    fetch('${editor}/api/projects', { method: 'POST', mode: 'no-cors', credentials: 'include', body: '{}' }).then(() => 'sent'))
  await attempt('a message to the editor', () => {
    const blocked = new Promise((_, reject) => addEventListener('securitypolicyviolation', reject, { once: true }))
    // It says that it will be sent, whatever becomes of it.
    navigator.sendBeacon('${editor}/api/projects', '{}')
    return blocked
  })
  await attempt('the socket of the editor', () =>
    new Promise((resolve, reject) => {
      const socket = new WebSocket('${editor}/api/projects/x/sync'.replace('http', 'ws'))
      socket.onopen = () => resolve('open')
      socket.onerror = reject
    }))
  await attempt('the editor in a frame', () => {
    const frame = document.createElement('iframe')
    return settled(frame, '${editor}/').then(() => frame.contentDocument.title)
  })
  await attempt('addresses of the page led elsewhere', () => {
    const base = document.createElement('base')
    base.href = '${editor}/'
    document.head.append(base)
    return document.baseURI.startsWith('${editor}') ? 'led' : Promise.reject()
  })
  await attempt('the session of the editor', () => document.cookie || Promise.reject())
  await attempt('a session of its own for the editor', () => {
    document.cookie = 'session=mine; domain=localhost; path=/'
    return document.cookie || Promise.reject()
  })
  document.documentElement.dataset.tried = JSON.stringify(tried)
  return 'done'
`

function recordsWith(code: string): (home: Home) => readonly DocumentRecord[] {
  return ({ homePageId, language }) => {
    let made = 0
    const newId = () => idOf(`hostile ${made++}`)
    const { first, actions } = writeActions([{ type: 'run-script', args: { code } }], newId)
    return [
      {
        id: newId(),
        kind: 'workflow',
        name: 'Harm',
        folder: '',
        index: 'a0',
        ownerId: homePageId,
        trigger: 'onload',
        parameters: [],
        ...(first !== undefined && { firstAction: first }),
        actions,
      },
      ...placePieces(
        [{ element: 'section', children: [{ element: 'text', props: { tag: 'h1' }, texts: { text: 'A page like any other' } }] }],
        { parentId: homePageId, slot: 'sections', language, newId },
      ),
    ]
  }
}

test('code of a builder that means harm runs nothing beside itself, and reaches neither the editor nor who is signed in there', async ({
  page,
  heddle,
  browser,
}) => {
  const context = page.context()
  await context.request.post(`${heddle.url}/api/sign-up`, { data: OWNER, headers: { origin: heddle.url } })
  const { id, slug } = await pushedProject(context, heddle, 'Harm', recordsWith(hostile(heddle.url)))
  await publishPushed(context, heddle, id)
  const site = heddle.siteUrl(slug)

  const outcome = async (where: typeof page): Promise<Readonly<Record<string, string>>> => {
    await where.goto(site)
    await expect(where.locator('html[data-tried]')).toBeAttached()
    await expect(where.getByRole('heading', { name: 'A page like any other' })).toBeVisible()
    return JSON.parse((await where.locator('html').getAttribute('data-tried')) ?? '{}') as Record<string, string>
  }
  // Whoever is signed in to the editor in the same browser has most to lose.
  const tried = await outcome(page)
  expect(Object.keys(tried).length).toBeGreaterThan(15)
  expect(Object.entries(tried).filter(([, what]) => what !== REFUSED)).toEqual([])
  const projects = await context.request.get(`${heddle.url}/api/projects`)
  expect((await projects.json()).projects).toHaveLength(1)

  const visitor = await visit(browser)
  expect(await outcome(visitor.page)).toEqual(tried)
  await leave(visitor)
})
