import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import type { DocumentRecord } from '@heddle/document'
import { checkDocument, migrateRecords } from '@heddle/document/check'
import { elementComponents } from '@heddle/elements/components'
import { elementDefinitions } from '@heddle/elements/definitions'
import { elementStyles } from '@heddle/elements/styles'
import { fieldsOfDefinitions } from './fields-of-definitions.ts'
import { publishFixture } from './publish-fixture.ts'

const folder = fileURLToPath(new URL('../../../fixtures/projects/', import.meta.url))
const fieldsOf = fieldsOfDefinitions(elementDefinitions)
const projects = readdirSync(folder).flatMap((version) => readdirSync(`${folder}${version}`).map((file) => `${version}/${file}`))

describe('projects saved by earlier versions', () => {
  test.each(projects)('%s still opens without an error and publishes', async (file) => {
    const { format, records } = JSON.parse(readFileSync(`${folder}${file}`, 'utf8')) as { format: number; records: unknown[] }
    const migrated = migrateRecords(format, records)
    expect(migrated.ok).toBe(true)
    if (!migrated.ok) return
    expect(checkDocument(migrated.records, { fieldsOf }).filter(({ severity }) => severity === 'error')).toEqual([])
    const published = await publishFixture(migrated.records as readonly DocumentRecord[], {
      definitions: elementDefinitions,
      components: elementComponents,
      elementStyles,
    })
    expect(published.problems.filter(({ severity }) => severity === 'error')).toEqual([])
    expect(published.pages.length).toBeGreaterThan(0)
  })
})
