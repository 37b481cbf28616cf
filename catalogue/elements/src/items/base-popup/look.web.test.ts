import { afterEach, beforeEach, expect, test } from 'vitest'
import { elementStyles } from '../../styles.gen.ts'

const style = document.createElement('style')
const dialog = document.createElement('dialog')
beforeEach(() => {
  style.textContent = elementStyles['base-popup'] ?? ''
  dialog.dataset['popup'] = 'modal'
  document.body.append(style, dialog)
  dialog.showModal()
})
afterEach(() => {
  dialog.close()
  dialog.removeAttribute('style')
  for (const one of [style, dialog]) one.remove()
})

test.each([
  ['no colour of its own, half black', {}, 'rgba(0, 0, 0, 0.5)'],
  [
    'a token of the project, its colour',
    { '--brand': 'rgb(10 20 30)', '--heddle-cover-color': 'var(--brand)' },
    'rgb(10, 20, 30)',
  ],
  ['nothing to cover, none', { '--heddle-cover-color': 'red', '--heddle-cover': 'transparent' }, 'rgba(0, 0, 0, 0)'],
])('S3-51 the cover behind a popup has with %s', (_, values, color) => {
  for (const [name, value] of Object.entries(values)) dialog.style.setProperty(name, value)
  expect(getComputedStyle(dialog, '::backdrop').backgroundColor).toBe(color)
})
