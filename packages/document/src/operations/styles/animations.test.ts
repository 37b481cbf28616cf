import { NEW_TOKENS, MAX_FRAMES, type AnimationFrame } from '@heddle/style'
import { describe, expect, it } from 'vitest'
import { checkDocument } from '../../check/check-document.ts'
import { checkFragment } from '../../check/check-fragment.ts'
import { ruleOfAtom } from '../../check/atom-rule.ts'
import type { DocumentRecord } from '../../records/types.ts'
import { codesOf, fieldsOf, idOf, idSource, smallSite } from '../../testing/small-site.ts'
import { copyFragment } from '../nodes/copy-fragment.ts'
import { pasteFragment } from '../nodes/paste-fragment.ts'
import { deleteToken } from './delete-token.ts'
import { insertClass } from './insert-class.ts'
import { insertToken } from './insert-token.ts'
import { setStyle } from './set-style.ts'
import { setToken, type TokenValues } from './set-token.ts'

const ink = { type: 'token', id: idOf('token') } as const
const middle: AnimationFrame = { at: 50, styles: { color: ink, opacity: 0.5 }, easing: 'ease-in' }

/** The small site with an animation that its box has. */
function site() {
  const { view, run, store } = smallSite()
  const fresh = { type: 'animation', name: 'Rise', ...NEW_TOKENS.animation, newId: () => idOf('rise') } as const
  const [id = ''] = run(insertToken(view, fresh))
  run(setStyle(view, { ids: [idOf('box')], variant: 'default', values: { 'animation-name': { type: 'token', id } } }))
  const rise = () => view.find('token', id)
  return { view, run, store, id, rise, fresh }
}

describe('animations of the project', () => {
  it('document-D238 are made with frames, which are set and taken away one by one', () => {
    const { view, run, store, id, rise } = site()
    expect(rise()?.frames).toEqual(NEW_TOKENS.animation.frames)
    run(setToken(view, { id, values: { frames: { middle, start: null } } }))
    expect(rise()?.frames).toEqual({ middle, end: NEW_TOKENS.animation.frames?.['end'] })
    expect(view.usagesOf(idOf('token')).map(({ id }) => id)).toContain(id)
    run(setToken(view, { id, values: { name: ' Ascent ' } }))
    expect(rise()?.name).toBe('Ascent')
    expect(view.find('node', idOf('box'))?.styles['default']?.['animation-name']).toEqual({ type: 'token', id })
    expect(checkDocument(store.values(), { fieldsOf })).toEqual([])
  })

  it('document-D238 have a name of their own, and none of those that are always there', () => {
    const { view, id, fresh } = site()
    const named = (name: string) => codesOf(insertToken(view, { ...fresh, name, newId: idSource() }))
    expect([named('Rise'), named('spin'), named(' '), named('Ink')]).toEqual([['name-taken'], ['name-taken'], ['empty-name'], []])
    expect(codesOf(setToken(view, { id, values: { name: 'Fade-In' } }))).toEqual(['name-taken'])
    expect(codesOf(setToken(view, { id, values: { name: 'Rise' } }))).toEqual([])
  })

  it('document-D238 have frames that can be printed, so many of them, and no other token has any', () => {
    const { view, id } = site()
    const codes = (frames: TokenValues['frames'], of = id) =>
      codesOf(setToken(view, { id: of, values: { frames: frames ?? {} } }))
    expect(codes({ a: { at: 50, styles: { opacity: 2 } } })).toEqual(['wrong-value'])
    expect(codes({ a: { at: 120, styles: {} } })).toEqual(['wrong-value'])
    expect(codes({ a: { at: 50, styles: { rotate: ink } } })).toEqual([])
    expect(codes({ a: { at: 50, styles: { opacity: { type: 'token', id } } } })).toEqual(['wrong-token-type'])
    expect(codes({ a: middle }, idOf('token'))).toEqual(['wrong-value'])
    const many = Array.from({ length: MAX_FRAMES - 1 }, (_, at) => [`f${at}`, { at, styles: {} }] as const)
    expect(codes(Object.fromEntries(many))).toEqual(['too-many-frames'])
    expect(codes(Object.fromEntries(many.slice(1)))).toEqual([])
  })

  it('document-D238 from outside are checked alike, as a whole and frame by frame', () => {
    const { store, rise } = site()
    const check = (frames: unknown) =>
      checkDocument(
        [...store.values()].map((record) => (record.id === rise()?.id ? { ...record, frames } : record)),
        { fieldsOf },
      ).map(({ severity }) => severity)
    expect(check({ middle })).toEqual([])
    for (const frame of [
      { at: 50, styles: { filter: 'blur(1px)}body{color:red' } },
      { at: 50, styles: { position: 'fixed' } },
      { at: 50, styles: { color: { type: 'f', code: '1' } } },
      { at: -1, styles: {} },
      { at: 50, styles: {}, easing: 'url(x)' },
      { at: 50 },
    ]) {
      expect(check({ frame })).toContain('error')
      expect(ruleOfAtom('token', 'frames/a')?.fits(frame) ?? false).toBe(false)
    }
    expect(check(Object.fromEntries(Array.from({ length: MAX_FRAMES + 1 }, (_, at) => [`f${at}`, middle])))).toContain('error')
  })

  it('document-D238 that are deleted leave who had them still; a deleted colour leaves its value in frames', () => {
    const { view, run, id, rise } = site()
    run(setToken(view, { id, values: { frames: { middle } } }))
    run(deleteToken(view, { id: ink.id }))
    expect(rise()?.frames?.['middle']).toEqual({ ...middle, styles: { color: '#123456', opacity: 0.5 } })
    run(deleteToken(view, { id }))
    expect(view.find('node', idOf('box'))?.styles['default']).toMatchObject({ 'animation-name': 'none' })
  })

  it('document-D238 come with what is pasted elsewhere, with the colours of their frames, once and under a name that is free', () => {
    const from = site()
    from.run(setToken(from.view, { id: from.id, values: { frames: { middle } } }))
    const copied = copyFragment(from.view, { ids: [idOf('box')] })
    expect(checkFragment(copied)).toMatchObject({ ok: true })
    const { view, run } = smallSite()
    run(deleteToken(view, { id: ink.id }))
    // Its id means something else here, and its name is taken.
    run(insertToken(view, { type: 'animation', name: 'Rise', value: 'none', newId: () => idOf('other') }))
    run(insertClass(view, { name: 'Rose', newId: () => from.id }))
    const newId = idSource('p')
    const paste = () =>
      run(pasteFragment(view, { fragment: copied, target: { parentId: idOf('second'), slot: 'children' }, fieldsOf, newId }))
    paste()
    const animations = () => view.of('token').filter(({ type }) => type === 'animation')
    expect(animations()).toMatchObject([{ name: 'Rise' }, { name: 'Rise 2' }])
    const [, came] = animations()
    const color = came?.frames?.['middle']?.styles.color
    expect(color).toEqual(ink)
    const holder = (record: DocumentRecord) =>
      record.kind === 'node' && record.styles['default']?.['animation-name'] !== undefined && record.id !== idOf('box')
    expect(view.of('node').filter(holder)).toMatchObject([
      { styles: { default: { 'animation-name': { type: 'token', id: came?.id } } } },
    ])
    paste()
    expect(animations()).toHaveLength(2)
  })
})
