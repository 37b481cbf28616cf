import { afterAll, beforeAll, expect, test } from 'vitest'
import { actionDefinitions } from '@heddle/actions/definitions'
import { elementComponents } from '@heddle/elements/components'
import { elementDefinitions } from '@heddle/elements/definitions'
import { elementStyles } from '@heddle/elements/styles'
import { functionCalls } from '@heddle/functions/calls'
import { templates } from '@heddle/templates'
import { createParity, type Parity } from './parity.ts'
import { createIds } from './seeded.ts'

let parity: Parity
beforeAll(() => {
  parity = createParity({
    definitions: elementDefinitions,
    components: elementComponents,
    elementStyles,
    functions: functionCalls,
    actions: actionDefinitions,
  })
})
afterAll(() => parity.close())

test.each(templates.map((template) => [template.id, template] as const))(
  'parity: every page of the template %s',
  async (_, template) => {
    const { pages, warnings } = await parity.draw(template.create(createIds(7)))
    expect(warnings).toEqual([])
    expect(pages.length).toBeGreaterThan(0)
    for (const { page, server, hydrated, client, canvas } of pages) {
      expect(hydrated, page).toBe(server)
      expect(client, page).toBe(server)
      expect(canvas, page).toBe(server)
    }
  },
)
