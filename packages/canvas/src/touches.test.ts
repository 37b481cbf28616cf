import { describe, expect, it } from 'vitest'
import type { Diff } from '@heddle/store'
import { createStore } from '@heddle/store'
import { blankNode, blankPage, blankSite, type DocumentRecord } from '@heddle/document'
import { touchesKinds } from './touches-kinds.ts'
import { touchesPages } from './touches-pages.ts'

const site = blankSite('site', 'Shop', 'page', 'en')
const page = blankPage('page', 'Home', '', 'a0', ['en'])
const section = blankNode('section', 'section', { parentId: 'page', slot: 'sections', index: 'a0' })
const text = blankNode('text', 'text', { parentId: 'section', slot: 'children', index: 'a0' })
const asset = { id: 'photo', kind: 'asset' } as DocumentRecord
const records = [site, page, section, text, asset]
const { get } = createStore<DocumentRecord>(records)

type Change = readonly [what: string, diff: Diff<DocumentRecord>]
const among = { parentId: 'page', slot: 'sections', index: 'a0' }
const inside = { parentId: 'section', slot: 'children', index: 'a0' }

describe('canvas-C4 what formulas are told of pages follows', () => {
  const told: readonly Change[] = [
    ['a new page', { put: { page } }],
    ['a page that goes', { remove: { page } }],
    ['a page with another name', { set: { page: { name: ['Home', 'Start'] } } }],
    ['the site', { set: { site: { homePageId: ['page', 'other'] } } }],
    ['a picture', { set: { photo: { alt: ['', 'A dog'] } } }],
    ['a new section', { put: { section } }],
    ['a section that goes', { remove: { section } }],
    ['a section with another name', { set: { section: { name: ['', 'Prices'] } } }],
    ['what becomes a section', { set: { text: { place: [inside, among] } } }],
    ['what was a section', { set: { text: { place: [among, inside] } } }],
    ['one of several changes', { set: { text: { name: ['', 'x'] }, page: { name: ['Home', 'Start'] } } }],
  ]
  it.each(told)('%s', (_, diff) => {
    expect(touchesPages(diff, { get })).toBe(true)
  })

  const untold: readonly Change[] = [
    ['nothing', {}],
    ['an element inside a section', { put: { text } }],
    ['its text', { set: { text: { 'props/text/en': ['a', 'b'] } } }],
    ['its place among others', { set: { text: { place: [inside, { ...inside, index: 'a1' }] } } }],
    ['a place that is none', { set: { text: { place: [null, 'sections'] } } }],
    ['what is gone', { set: { gone: { name: ['', 'x'] } } }],
  ]
  it.each(untold)('not %s', (_, diff) => {
    expect(touchesPages(diff, { get })).toBe(false)
  })
})

describe('canvas-C3 a change touches a kind', () => {
  const cases: readonly (readonly [what: string, diff: Diff<DocumentRecord>, touches: boolean])[] = [
    ['that it adds', { put: { page } }, true],
    ['that it removes', { remove: { page } }, true],
    ['that it changes', { set: { page: { name: ['Home', 'Start'] } } }, true],
    ['among others', { put: { text }, set: { section: {}, photo: {} } }, true],
    ['only when it is one of those asked for', { put: { section }, remove: { text }, set: { site: {} } }, false],
    ['only while the record is there', { set: { gone: { name: ['', 'x'] } } }, false],
    ['only when it changes something', {}, false],
  ]
  it.each(cases)('%s', (_, diff, touches) => {
    expect(touchesKinds(diff, { get }, ['page', 'asset'])).toBe(touches)
  })
})
