import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { SHOWN_MARK } from '@heddle/kit/react/floating'
import { ErrorSummary } from './component.tsx'
import { errorSummaryDefinition } from './definition.ts'

const drawn = (shows?: string) =>
  renderToStaticMarkup(<ErrorSummary root={{ [SHOWN_MARK]: shows }} props={{ text: 'Look at these' }} />)

test('it takes no room by itself; on the canvas a person can see what it will look like', () => {
  expect(drawn()).toBe('<div role="alert"></div>')
  const [shown] = errorSummaryDefinition.editing.shows?.map(({ id }) => drawn(id)) ?? []
  expect(shown).toContain('data-state="filled"')
  expect(shown).toContain('<strong>Look at these</strong><ul><li><a href="#">Name: Fill this in.</a></li>')
})
