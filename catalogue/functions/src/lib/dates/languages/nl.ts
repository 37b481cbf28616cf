import nl from 'dayjs/locale/nl.js'
import nlBe from 'dayjs/locale/nl-be.js'
import { addLocales } from '../locales.ts'

addLocales([nl, nlBe])
