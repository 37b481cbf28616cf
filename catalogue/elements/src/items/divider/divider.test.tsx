import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Divider } from './component.tsx'

test('a divider is a separator by its tag, and says when it stands upright', () => {
  expect(renderToStaticMarkup(<Divider root={{}} props={{ orientation: 'horizontal' }} />)).toBe('<hr/>')
  expect(renderToStaticMarkup(<Divider root={{}} props={{ orientation: 'vertical' }} />)).toBe(
    '<hr aria-orientation="vertical"/>',
  )
})
