import { describe, expect, it } from 'vitest'
import { checkDocument } from '../../check/check-document.ts'
import { codesOf, fieldsOf, idOf, smallSite } from '../../testing/small-site.ts'
import { deleteToken } from './delete-token.ts'
import { setBackground } from './set-background.ts'

const ink = { type: 'token', id: idOf('token') } as const

describe('backgrounds of the site and of a page', () => {
  it('document-D222 S3-02 are set and taken away part by part, with colours by token', () => {
    const { view, run, store } = smallSite()
    run(setBackground(view, { id: idOf('site'), values: { 'background-color': ink, 'background-size': 'contain' } }))
    run(setBackground(view, { id: idOf('home'), values: { 'background-image': 'linear-gradient(#fff, #000)' } }))
    expect(view.site()?.background).toEqual({ 'background-color': ink, 'background-size': 'contain' })
    expect(view.find('page', idOf('home'))?.background).toEqual({ 'background-image': 'linear-gradient(#fff, #000)' })
    run(setBackground(view, { id: idOf('site'), values: { 'background-size': null } }))
    expect(view.site()?.background).toEqual({ 'background-color': ink })
    expect(view.usagesOf(idOf('token')).map(({ id }) => id)).toContain(idOf('site'))
    expect(checkDocument(store.values(), { fieldsOf })).toEqual([])
  })

  it('document-D222 take no other properties, no formulas and nothing that is no value; others have none', () => {
    const { view } = smallSite()
    const codes = (id: string, values: Parameters<typeof setBackground>[1]['values']) =>
      codesOf(setBackground(view, { id: idOf(id), values }))
    expect(codes('site', { color: 'red' })).toEqual(['unknown-property'])
    expect(codes('site', { 'background-color': { type: 'f', code: '1' } })).toEqual(['not-bindable'])
    expect(codes('site', { 'background-color': 'red;}' })).toEqual(['wrong-value'])
    expect(codes('site', { 'background-color': { type: 'token', id: idOf('gone') } })).toEqual(['unknown-token'])
    expect(codes('section', { 'background-color': 'red' })).toEqual(['unknown-record'])
  })

  it('document-D222 from outside are checked alike; a deleted token leaves its value', () => {
    const { view, run, store } = smallSite()
    run(setBackground(view, { id: idOf('site'), values: { 'background-color': ink } }))
    run(deleteToken(view, { id: idOf('token') }))
    expect(view.site()?.background).toEqual({ 'background-color': '#123456' })
    const [site, ...others] = [...store.values()]
    const check = (background: unknown) =>
      checkDocument([{ ...site, background }, ...others], { fieldsOf }).map(({ code, severity }) => `${code} ${severity}`)
    expect(check({ 'background-color': 'red' })).toEqual([])
    expect(check({ 'background-color': 'red}' })[0]).toContain('error')
    expect(check({ color: 'red' })[0]).toContain('error')
    expect(check({ 'background-color': ink })).toEqual(['unknown-reference warning'])
  })
})
