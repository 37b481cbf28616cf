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
