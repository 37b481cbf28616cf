import { expect, test } from 'vitest'
import { chordOf, normalChord } from './chord.ts'

const press = (key: string, code: string, modifiers: Partial<Record<'ctrl' | 'meta' | 'shift' | 'alt', boolean>> = {}) =>
  chordOf({ key, code, ctrl: false, meta: false, shift: false, alt: false, ...modifiers })

test('a chord names modifiers and key, with Cmd for Ctrl', () => {
  expect(press('z', 'KeyZ', { ctrl: true })).toBe('Ctrl+Z')
  expect(press('Z', 'KeyZ', { meta: true, shift: true })).toBe('Ctrl+Shift+Z')
  expect(press('F2', 'F2')).toBe('F2')
  expect(press('ArrowUp', 'ArrowUp', { ctrl: true })).toBe('Ctrl+ArrowUp')
})

test('a Russian keyboard has the same shortcuts', () => {
  expect(press('я', 'KeyZ', { ctrl: true })).toBe('Ctrl+Z')
  expect(press('ф', 'KeyA')).toBe('A')
})

test('Shift does not hide which digit was pressed', () => {
  expect(press(')', 'Digit0', { shift: true })).toBe('Shift+0')
  expect(press('1', 'Digit1')).toBe('1')
})

test('a question mark is itself on every layout', () => {
  expect(press('?', 'Slash', { shift: true })).toBe('?')
  expect(press('?', 'Digit7', { shift: true })).toBe('?')
})

test('the plus key zooms with and without Shift', () => {
  expect(press('=', 'Equal', { ctrl: true })).toBe(normalChord('Ctrl++'))
  expect(press('+', 'Equal', { ctrl: true, shift: true })).toBe(normalChord('Ctrl++'))
  expect(press('|', 'Backslash', { ctrl: true, shift: true })).toBe(normalChord('Shift+Ctrl+\\'))
})
