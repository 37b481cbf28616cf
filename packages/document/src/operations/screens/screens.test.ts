import { describe, expect, it } from 'vitest'
import { codesOf, idOf, smallSite } from '../../testing/small-site.ts'
import { deleteScreen } from './delete-screen.ts'
import { insertScreen } from './insert-screen.ts'
import { setScreen } from './set-screen.ts'

const screensOf = ({ view }: ReturnType<typeof smallSite>) => view.screens().map(({ id, maxWidth }) => [id, maxWidth])

describe('screen sizes', () => {
  it('document-D124 a new one gets an id from its label, and stands by its width', () => {
    const at = smallSite()
    at.run(insertScreen(at.view, { label: ' Small phone! ', maxWidth: 400 }))
    at.run(insertScreen(at.view, { label: 'small phone', maxWidth: 390, canvasWidth: 375 }))
    expect(screensOf(at)).toEqual([
      ['default', undefined],
      ['tablet', 991],
      ['mobile', 767],
      ['small-phone', 400],
      ['small-phone-2', 390],
    ])
    expect(at.view.site()?.screens['small-phone-2']).toMatchObject({ label: 'small phone', canvasWidth: 375 })
    expect(codesOf(insertScreen(at.view, { label: 'Other', maxWidth: 767 }))).toEqual(['width-taken'])
    expect(codesOf(insertScreen(at.view, { label: ' ', maxWidth: 0 }))).toEqual(['empty-name', 'wrong-value', 'wrong-value'])
    for (const label of ['A size', 'Zoomed'])
      expect(insertScreen(at.view, { label, maxWidth: 767 })).toMatchObject({
        issues: [{ message: expect.stringContaining('"Mobile"') }],
      })
    const narrow = insertScreen(at.view, { label: 'Narrow', maxWidth: 300, canvasWidth: 100_001 })
    expect(narrow).toMatchObject({ ok: false, issues: [{ path: expect.stringMatching(/\/screens\/narrow\/canvasWidth$/) }] })
  })

  it('document-D125 a breakpoint moves, but the base size has none', () => {
    const at = smallSite()
    at.run(setScreen(at.view, { id: 'mobile', values: { maxWidth: 600, label: 'Phone' } }))
    expect(at.view.site()?.screens['mobile']).toMatchObject({ maxWidth: 600, label: 'Phone' })
    at.run(setScreen(at.view, { id: 'default', values: { canvasWidth: 1280 } }))
    expect(at.view.site()?.screens['default']?.canvasWidth).toBe(1280)
    expect(codesOf(setScreen(at.view, { id: 'default', values: { maxWidth: 2000 } }))).toEqual(['base-screen'])
    expect(codesOf(setScreen(at.view, { id: 'mobile', values: { maxWidth: 991 } }))).toEqual(['width-taken'])
    expect(codesOf(setScreen(at.view, { id: 'gone', values: {} }))).toEqual(['unknown-screen'])
  })

  it('document-D126 a screen size goes with its styles and values; the base size stays', () => {
    const at = smallSite()
    at.store.apply({
      set: {
        [idOf('texta')]: {
          'styles/mobile/opacity': [null, '0.5'],
          'styles/mobile:hover/opacity': [null, '1'],
          'styles/tablet/opacity': [null, '0.7'],
          'props/size/mobile': [null, 'small'],
          'props/size/default': [null, 'big'],
        },
        [idOf('class')]: { 'styles/mobile/color': [null, '#fff'] },
      },
    })
    at.run(deleteScreen(at.view, { id: 'mobile' }))
    const text = at.view.find('node', idOf('texta'))
    expect([text?.styles['mobile'] ?? {}, text?.styles['mobile:hover'] ?? {}, text?.styles['tablet']]).toEqual([
      {},
      {},
      { opacity: '0.7' },
    ])
    expect(text?.props['size']).toEqual({ default: 'big' })
    expect(at.view.find('style-class', idOf('class'))?.styles['mobile'] ?? {}).toEqual({})
    expect(screensOf(at)).toEqual([
      ['default', undefined],
      ['tablet', 991],
    ])
    expect(codesOf(deleteScreen(at.view, { id: 'default' }))).toEqual(['base-screen'])
  })
})
