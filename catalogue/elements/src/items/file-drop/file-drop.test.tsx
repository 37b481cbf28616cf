import { describe, expect, test } from 'vitest'
import { serverDrawing } from '@heddle/testing/draw-control'
import { FileDrop } from './component.tsx'
import { fileDropDefinition } from './definition.ts'

const { draw, inputs, rootOf } = serverDrawing(fileDropDefinition, FileDrop)

describe('what the server writes of a file drop', () => {
  test('is the browser’s own field for files, with a name', () => {
    const html = draw({ multiple: true, accept: 'xls', accessibleLabel: 'Prices' })
    for (const part of ['type="file"', 'multiple=""', 'accept=".xls,.xlsb,.xlsm,.xlsx"', 'aria-label="Prices"'])
      expect(inputs(html)[0]).toContain(part)
    expect(html).toContain('>Drop files here or click to upload</span>')
    expect(inputs(draw())[0]).toContain('aria-label="Drop files here or click to upload"')
    expect(inputs(draw())[0]).not.toContain('accept=')
  })

  test('says what is accepted, in the words of the builder', () => {
    const html = draw({ accept: 'doc', maxFileSize: 5, hint: '{extensions}, at most {maxFileSize}' })
    expect(html).toContain('>.doc, .docm, .docx, at most 5 MB</span>')
    const id = / id="([^"]+)"/.exec(html)?.[1]
    expect(inputs(html)[0]).toContain(`aria-describedby="${id}"`)
  })

  test('has the drop area that a builder filled', () => {
    const html = draw({}, {}, 'Put it here')
    expect(html).toContain('Put it here')
    expect(html).not.toContain('heddle-drop-text')
  })

  test.each([
    [{ readonly: true }, 'readonly', 'aria-disabled="true"'],
    [{ disabled: true }, 'disabled', 'disabled=""'],
  ])('%j is a state of the whole, and of the field', (props, state, mark) => {
    expect(rootOf(draw(props))).toContain(`data-state="${state}"`)
    expect(inputs(draw(props))[0]).toContain(mark)
  })

  test('must be filled in unless the builder says otherwise, and takes one file', () => {
    const { required, multiple, accept } = fileDropDefinition.fields
    expect([required.default, multiple.default, accept.default]).toEqual([true, false, 'any'])
  })
})
