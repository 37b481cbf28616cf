import { describe, expect, test } from 'vitest'
import { svgMapDefinition } from './definition.ts'
import { SAMPLE_MAP } from '../../lib/map-sample.ts'

const { regionColors, nonInteractiveIds, initialSelection } = svgMapDefinition.fields
const SAMPLE = { svgContent: SAMPLE_MAP }
const told = (id: string): string => `names “${id}”, which the drawing has not as an id`

describe('names of regions that a drawing has not', () => {
  test('are doubted where colours, no regions and what is selected name them', () => {
    const colors = [{ regionId: 'north' }, { regionId: 'nroth', color: 'red' }]
    expect(regionColors.doubt?.(colors, SAMPLE)).toBe(told('nroth'))
    expect(nonInteractiveIds.doubt?.(['south', 'water'], SAMPLE)).toBe(told('water'))
    expect(initialSelection.doubt?.('South', SAMPLE)).toBe(told('South'))
    expect(initialSelection.doubt?.(['south', 'west'], SAMPLE)).toBe(told('west'))
  })

  test('are not, where the drawing has them, however it writes them, or where they come from elsewhere', () => {
    const svgContent = `<svg><g data-region-id='a b'><path id = "c"/></g></svg>`
    expect(regionColors.doubt?.([{ regionId: 'a b' }, { regionId: 'c' }], { svgContent })).toBeUndefined()
    for (const given of [[{ color: 'red' }], [{ regionId: { type: 'f', code: 'row.id' } }], [{ regionId: '' }], []])
      expect(regionColors.doubt?.(given, SAMPLE)).toBeUndefined()
    expect(initialSelection.doubt?.('', SAMPLE)).toBeUndefined()
  })

  test('are not, where nobody knows what the drawing is', () => {
    expect(initialSelection.doubt?.('west', { svgContent: undefined })).toBeUndefined()
    expect(initialSelection.doubt?.('west', { ...SAMPLE, svgFile: 'https://example.org/map.svg' })).toBeUndefined()
  })
})
