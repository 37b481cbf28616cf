import { describe, expect, it } from 'vitest'
import { runFormula } from '../../testing/run-formula.ts'

const file = new File(['hello'], 'Photo.PNG', { type: 'image/png' })

describe('a file that the visitor chose', () => {
  it('has a name, a size, a type, an ending and a temporary address', () => {
    expect(runFormula('[fileName(file), fileSize(file), fileType(file), fileExtension(file)]', { file })).toEqual([
      'Photo.PNG',
      5,
      'image/png',
      'png',
    ])
    expect(runFormula("fileToUrl(file, 'none')", { file })).toBe('blob:example/Photo.PNG')
    expect(runFormula('typeOf(file)', { file })).toBe('file')
  })

  it('may be of no known type', () => expect(runFormula('fileType(file)', { file: new File([], 'a') })).toBeUndefined())
})

describe('what is no file', () => {
  it('has nothing of one', () => {
    for (const other of [null, undefined, 'a.png', 5, [], { name: 5, size: 'big', type: {} }])
      expect(runFormula('[fileName(other), fileSize(other), fileType(other)]', { other })).toEqual([
        undefined,
        undefined,
        undefined,
      ])
  })
})
