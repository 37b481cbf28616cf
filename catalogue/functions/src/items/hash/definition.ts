import { defineFunction } from '@heddle/kit'

export const definition = defineFunction({
  name: 'hash',
  group: 'utils',
  description: {
    en: 'SHA-256 of a text as 64 hexadecimal digits; other values as toText writes them.',
    ru: 'SHA-256 текста в виде 64 шестнадцатеричных цифр; другие значения — как их пишет toText.',
  },
  parameters: [{ name: 'value', type: 'any' }],
  result: 'text',
  examples: [
    ["hash('abc')", 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'],
    ["hash('')", 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'],
    ['hash(null)', 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'],
  ],
})
