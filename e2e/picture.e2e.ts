import { readFile } from 'node:fs/promises'
import { expect, test } from './heddle.ts'
import { describePicture, PICTURE_SIZE, PICTURE_WORDS, showPicture } from './readme-picture.ts'

test.use({ viewport: PICTURE_SIZE, hasOwnServer: true })

test('the picture in the README shows the editor as it is', async ({ page, heddle }) => {
  await showPicture(page, heddle)
  const shown = await readFile(PICTURE_WORDS, 'utf8')
  // Run `npm run picture` when this is red, and look at the picture.
  await expect.poll(() => describePicture(page)).toBe(shown)
})
