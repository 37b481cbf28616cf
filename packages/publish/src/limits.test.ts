import { expect, test } from 'vitest'
import * as limits from './limits.ts'

test('publish-P12 publish-C24 publish-S6 the limits of publishing are those of the specification and of its rules', () => {
  expect({ ...limits }).toMatchObject({
    MAX_INLINE_CSS: 51_200,
    BUILT_IN_NOT_FOUND: 'built-in/404.html',
    SOURCES_FOLDER: 'sources',
    USUAL_BAR: 80,
    TALLEST_BAR: 240,
    ASSETS_FOLDER: 'assets',
    MAX_COMPONENT_PARTS: 5000,
  })
})
