import { expect, test } from 'vitest'
import { normalForm } from './normal-form.ts'

function formOf(html: string): string {
  const container = document.createElement('div')
  container.innerHTML = html
  return normalForm(container)
}

test.each([
  ['the order of attributes', '<p id="a" class="b"></p>', '<p class="b" id="a"></p>'],
  ['the spelling of styles', '<p style="color:red;top:0"></p>', '<p style="color: red; top: 0px;"></p>'],
  ['the order of styles', '<p style="color:red;top:0"></p>', '<p style="top:0;color:red"></p>'],
  ['comments between texts', '<p>a<!-- -->b</p>', '<p>ab</p>'],
  ['marks of nodes', '<p data-node="x" data-min-size="4" data-far=""></p>', '<p></p>'],
  ['an empty style', '<p style=""></p>', '<p></p>'],
  ['scripts beside', '<p></p><script type="application/json">1</script>', '<p></p>'],
  ['attributes that are properties', '<input value="a">', '<input value="a" >'],
])('%s makes no difference', (_, one, other) => expect(formOf(one)).toBe(formOf(other)))

test.each([
  ['a text', '<p>a</p>', '<p>b</p>'],
  ['white space', '<p>a </p>', '<p>a</p>'],
  ['an attribute', '<p title="a"></p>', '<p></p>'],
  ['a wrapper', '<p>a</p>', '<div><p>a</p></div>'],
  ['a style', '<p style="color:red"></p>', '<p style="color:blue"></p>'],
  ['what a field holds', '<input value="a">', '<input value="b">'],
  ['where a text ends', '<p><b>a</b>b</p>', '<p><b>ab</b></p>'],
])('%s makes a difference', (_, one, other) => expect(formOf(one)).not.toBe(formOf(other)))
