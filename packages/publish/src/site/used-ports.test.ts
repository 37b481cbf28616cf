import { expect, it } from 'vitest'
import { EVERYONE } from '../readers.ts'
import { usedPorts } from './site-files.ts'

it('publish-S30 a port is for everyone when a public page asks it, else for the groups of the pages that do', () => {
  const [staff, press] = [[['staff']], [['press']]]
  const pages = [
    { ports: ['uploads', 'storage'], readers: staff },
    { ports: ['uploads'], readers: press },
    { ports: ['storage'], readers: EVERYONE },
    { ports: [], readers: EVERYONE },
  ] as const
  expect(usedPorts(pages)).toEqual({ storage: EVERYONE, uploads: [['press'], ['staff']] })
  expect(usedPorts([])).toEqual({})
})
