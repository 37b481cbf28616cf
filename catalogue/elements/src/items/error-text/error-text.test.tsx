import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { SHOWN_MARK } from '@heddle/kit/react/floating'
import { ErrorText } from './component.tsx'
import { errorTextDefinition } from './definition.ts'

const defaults = Object.fromEntries(Object.entries(errorTextDefinition.fields).map(([name, field]) => [name, field.default]))
const drawn = (shows: string | undefined, props: object = {}) =>
  renderToStaticMarkup(<ErrorText root={{ [SHOWN_MARK]: shows }} props={{ ...defaults, ...props } as never} />).replaceAll(
    /<[^>]*>/g,
    '',
  )

test('it says nothing by itself; on the canvas a person can see what it will look like', () => {
  expect(drawn(undefined)).toBe('')
  expect(errorTextDefinition.editing.shows?.map(({ id }) => drawn(id))).toEqual(['Fill this in.'])
  expect(drawn('error', { required: 'Who are you?' })).toBe('Who are you?')
})
