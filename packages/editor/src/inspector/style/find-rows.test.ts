import { describe, expect, it } from 'vitest'
import { STYLE_PROPERTIES, styleProperty } from '@heddle/style'
import { findRows, PANEL_ROWS } from './find-rows.ts'
import { TERMS } from './terms.ts'
import { words } from './words.ts'

const found = (query: string) => findRows(query).map(({ label }) => label)

describe('the style search', () => {
  it.each([
    ['justify-content', 'Justify'],
    ['align-items', 'Align'],
    ['text-decoration-line', 'Decoration'],
    ['underline', 'Decoration'],
    ['flex-wrap', 'Wrap'],
    ['cursor', 'Cursor'],
    ['pointer', 'Cursor'],
    ['italic', 'Italic'],
    ['font-style', 'Italic'],
    ['slant', 'Italic'],
    ['letter-spacing', 'Letter spacing'],
    ['tracking', 'Letter spacing'],
    ['leading', 'Line height'],
    ['corner radius', 'Radius'],
    ['border-radius', 'Radius'],
    ['rounded', 'Radius'],
    ['stroke', 'Border width'],
    ['drop shadow', 'Shadow'],
    ['elevation', 'Shadow'],
    ['typeface', 'Font'],
    ['bold', 'Weight'],
    ['uppercase', 'Case'],
    ['word wrap', 'Text wrap'],
    ['padding', 'Padding, margin'],
    ['gutter', 'Gap'],
    ['column-gap', 'Gap'],
    ['transparency', 'Opacity'],
    ['clip content', 'Overflow'],
    ['blur', 'Filter'],
    ['rotate', 'Rotate'],
    ['skew', 'Transform'],
    ['animation', 'Animation'],
    ['keyframes', 'Animation'],
    ['loop', 'Times'],
    ['gradient', 'Pictures'],
    ['pin', 'Position'],
    ['object-fit', 'Fit'],
    ['white-space', 'White space'],
    ['ellipsis', 'Cut text'],
    ['frosted glass', 'Behind it'],
  ])('knows %s', (query, label) => {
    expect(found(query)[0]).toBe(label)
  })

  it('offers what begins with the query before what only holds it, and nothing for a name that no row has', () => {
    expect(found('align').slice(0, 3)).toEqual(['Align', 'Align', 'Align self'])
    expect(found('  ')).toEqual([])
    expect(found('no such style')).toEqual([])
  })

  it('has a row for every property that styles may hold', () => {
    const joint =
      /^(?:(?:padding|margin)-|border-.*-(?:width|style|color|radius)$|column-gap$|overflow-[xy]$|background-(?:size|position|repeat|attachment))/
    const rows = new Set(PANEL_ROWS.map(({ property }) => property))
    const without = STYLE_PROPERTIES.filter(({ name, covers }) => !covers && !rows.has(name) && !joint.test(name))
    expect(without.map(({ name }) => name)).toEqual([])
    expect(rows.size).toBe(PANEL_ROWS.length)
  })

  it('has only rows of properties there are, and other names only for those', () => {
    for (const { property } of PANEL_ROWS) expect(styleProperty(property)?.name).toBe(property)
    const rows = new Set(PANEL_ROWS.map(({ property }) => property))
    expect(Object.keys(TERMS).filter((property) => !rows.has(property))).toEqual([])
    for (const name of Object.values(TERMS).flat()) expect(name).toBe(name.toLowerCase())
  })
  it('calls no two words of a row the same', () => {
    for (const { name, syntax } of STYLE_PROPERTIES) {
      const labels = (syntax.keywords ?? []).map((word) => words.values[word] ?? word)
      expect(labels, name).toEqual([...new Set(labels)])
    }
  })
})
