import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { RootAttributes } from '@heddle/kit/react'
import { FilmPause } from './component.tsx'

const draw = (accessibleLabel: unknown, root: RootAttributes = {}) =>
  renderToStaticMarkup(<FilmPause root={root} props={{ accessibleLabel } as never} />)

test('is a check box that forms know nothing of, with a name', () => {
  expect(draw('Stop it')).toBe('<label data-film-pause=""><input type="checkbox" aria-label="Stop it"/></label>')
})

test.each([
  ['', { 'aria-label': 'Mine' }, 'Mine'],
  [null, {}, 'Stop the background video'],
  [7, {}, '7'],
])('called %j, with %j of the builder, it is %s', (label, root, said) =>
  expect(draw(label, root)).toContain(`<input type="checkbox" aria-label="${said}"/>`),
)
