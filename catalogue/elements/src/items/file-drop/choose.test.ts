import { describe, expect, test } from 'vitest'
import { chooseFiles, type Given, type Limits } from './choose.ts'

const file = (name: string, megabytes: number): File => {
  const made = new File([], name)
  Object.defineProperty(made, 'size', { value: megabytes * 1024 * 1024 })
  return made
}
const [small, big, huge] = [file('small.png', 1), file('big.png', 9), file('huge.png', 11)]

function choose(given: Partial<Given>, limits: Partial<Limits> = {}) {
  const usual = { maxFileSize: undefined, minFileSize: undefined, maxTotalSize: undefined, maxFiles: undefined }
  const all = { held: [], given: [], folders: [], accept: [], multiple: true, ...given }
  const { files, refused } = chooseFiles(all, { ...usual, ...limits })
  return [files.map(({ name }) => name), refused.map((one) => `${one.file.name} ${one.reason}`)]
}

describe('of new files', () => {
  test.each<[string, Partial<Given>, Partial<Limits>, unknown]>([
    ['those that fit come behind those that are held', { held: [big], given: [small] }, {}, [['big.png', 'small.png'], []]],
    ['one takes the place of another', { held: [big], given: [small], multiple: false }, {}, [['small.png'], []]],
    ['only the first is taken', { given: [small, big], multiple: false }, {}, [['small.png'], ['big.png tooMany']]],
    ['none is too large', { given: [huge, big] }, {}, [['big.png'], ['huge.png tooLarge']]],
    ['none is too small', { given: [small, big] }, { minFileSize: '2' }, [['big.png'], ['small.png tooSmall']]],
    [
      'all together are not too large',
      { held: [big], given: [big, small] },
      { maxTotalSize: 12 },
      [['big.png', 'small.png'], ['big.png totalTooLarge']],
    ],
    [
      'there are not too many',
      { held: [small], given: [big, small] },
      { maxFiles: 2 },
      [['small.png', 'big.png'], ['small.png tooMany']],
    ],
    ['each is of the right kind', { given: [small], accept: ['.pdf'] }, {}, [[], ['small.png type']]],
    ['none is a folder', { given: [small, big], folders: [small] }, {}, [['big.png'], ['small.png folder']]],
    [
      'limits that are none are the usual ones',
      { given: [huge] },
      { maxFileSize: {}, maxFiles: 'many' },
      [[], ['huge.png tooLarge']],
    ],
  ])('%s', (_, given, limits, chosen) => expect(choose(given, limits)).toEqual(chosen))
})
