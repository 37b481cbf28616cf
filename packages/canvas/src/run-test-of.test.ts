import { blankPage, blankSite, createDocumentView, type DocumentRecord } from '@heddle/document'
import { createStore } from '@heddle/store'
import { expect, it } from 'vitest'
import type { RunTest } from '@heddle/runtime/run-test'
import { runTestOf } from './run-test-of.ts'

const HOME = 'home000000000000'
const view = createDocumentView(
  createStore<DocumentRecord>([blankSite('site000000000000', 'Desk', HOME, 'en'), blankPage(HOME, 'Home', 'home', 'a0', ['en'])]),
)
const question = {
  type: 'run-test',
  request: 7,
  test: { recording: '{}', expected: [] },
} as const
const asked = (runTest: RunTest) => runTestOf(question, view, { loadTesting: async () => ({ actions: [], runTest }) })

it('a test runs on the project as the canvas has it, at the page and in the language that it was recorded on', async () => {
  const answer = await asked(async (projectAt, { recording }) => {
    const { page, lang } = projectAt({ pageId: HOME, lang: 'en' })
    return { status: 'impossible', reason: `${page?.name} ${lang} ${recording}` }
  })
  expect(answer).toEqual({ type: 'run-test-answer', request: 7, result: { status: 'impossible', reason: 'Home en {}' } })
})

it('what cannot be loaded or fails is answered with the reason', async () => {
  const failing = await asked(() => Promise.reject(new Error('The frame is offline.')))
  expect(failing.result).toEqual({ status: 'impossible', reason: 'The frame is offline.' })
  expect((await runTestOf(question, view, {})).result).toMatchObject({ status: 'impossible' })
})

it('nothing is loaded before the first test runs, and the same test runs again on what was changed since', async () => {
  const store = createStore<DocumentRecord>([
    blankSite('site000000000000', 'Desk', HOME, 'en'),
    blankPage(HOME, 'Home', 'home', 'a0', ['en']),
  ])
  const changing = createDocumentView(store)
  let loads = 0
  const loadTesting = async () => {
    loads += 1
    const runTest: RunTest = async (projectAt) => ({
      status: 'impossible',
      reason: projectAt({ pageId: HOME, lang: 'en' }).page?.name ?? 'gone',
    })
    return { actions: [], runTest }
  }
  expect(loads).toBe(0)
  expect((await runTestOf(question, changing, { loadTesting })).result).toMatchObject({ reason: 'Home' })
  store.apply({ set: { [HOME]: { name: ['Home', 'Start'] } } })
  expect((await runTestOf(question, changing, { loadTesting })).result).toMatchObject({ reason: 'Start' })
})

it('of a page that is gone the test is told so, and runs on what is left', async () => {
  const answer = await asked(async (projectAt) => ({
    status: 'impossible',
    reason: String(projectAt({ pageId: 'gone000000000000', lang: 'en' }).page),
  }))
  expect(answer.result).toMatchObject({ reason: 'undefined' })
})
