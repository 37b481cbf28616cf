import { expect, test } from 'vitest'
import * as limits from './limits.ts'

test('runtime-RT38 S9-01 the limits of a page are those of the specification and of its rules', () => {
  expect({ ...limits }).toMatchObject({
    NOT_FOUND_PATH: '404',
    VARIABLE_STORAGE_PREFIX: 'variable-',
    PROGRESS: { start: 10, step: 0.2, tick: 300, color: 'black' },
    MAX_COLLECTION_ROWS: 1_000_000,
    SCROLL_INTERVAL: 100,
    MAX_SHARED_FORMULAS: 2000,
    RETRY: { first: 1000, most: 60_000 },
  })
})
