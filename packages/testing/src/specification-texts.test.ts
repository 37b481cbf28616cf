import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const ROOT = join(import.meta.dirname, '../../..')

/** What all files of texts say. */
const SAID = ['packages', 'catalogue']
  .flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' }).map((file) => join(ROOT, folder, file)),
  )
  .filter((file) => /[\\/]messages\.ts$/.test(file) && !file.includes('node_modules'))
  .map((file) => readFileSync(file, 'utf8'))
  .join('\n')

it.each([
  'Global workflow "${name}" not found.',
  'Popup workflow "${name}" not found.',
  'Library component "${id}" not found.',
  'Workflow with id ${id} not found`',
  "'variable not found'",
  'Item with id ',
  ' not found in collection ${collection}`',
  'Collection ${id} not found`',
  'No workflow provided.',
  'Workflow not found.',
  'Project not found.',
  'Lang not found.',
  'Page not found.',
  "'Unexpected end of formula'",
  'No custom code defined.',
  'No variable selected.',
  'No collection selected.',
  'Collection not found.',
  'Error while fetching the collection',
  'No page selected.',
  'No file variable selected.',
  'File variable not found.',
  'No file selected. Please create a true / false split to manage the case when there is no file.',
  'File not found.',
  'Not a file object.',
  'No workflow selected.',
  'No trigger selected.',
  'No actions selected.',
  'No time delay defined.',
  'Geolocation is not available.',
  'Error while geolocation.',
  "'Fail to start loop, as items to parse is not iterable'",
  'No language selected.',
  'Page does not contain the lang "${language}"`',
  'No message defined.',
  'Message must be a string.',
  'Cannot encode the file. Your file may be too big to be encoded to base64 in a browser (Chrome-like=512mb;Firefox=32mb).',
  "'File could not be fetch'",
  "'Invalid blob URL'",
  "'value must be a boolean'",
  "'value must be a string, a number or a boolean'",
  "'value must be a number'",
  "'value must be an array'",
  "'value must be an object'",
])('the specification’s text is said to the letter: %s', (text) => expect(SAID).toContain(text))
