import { afterEach, describe, expect, it } from 'vitest'
import { takeFirstFrame } from '../frame/first-frame.ts'
import { CANVAS_ADDRESS } from '../frame/frame-element.ts'
import { begin } from './begin.ts'

afterEach(() => takeFirstFrame()?.element.remove())

describe('the first script of the document', () => {
  it('loads the frame of a project before the editor, where nobody sees it', () => {
    begin({ href: 'http://localhost/projects/abcdefghijklmnop?node=ponmlkjihgfedcba' })
    const frame = document.querySelector('iframe')
    expect(frame?.getAttribute('src')).toBe(CANVAS_ADDRESS)
    expect(frame && getComputedStyle(frame).visibility).toBe('hidden')
  })
  it('loads none for the list of projects', () => {
    begin({ href: 'http://localhost/' })
    expect(document.querySelector('iframe')).toBeNull()
  })
})
