import de from 'dayjs/locale/de.js'
import deAt from 'dayjs/locale/de-at.js'
import deCh from 'dayjs/locale/de-ch.js'
import { addLocales } from '../locales.ts'

addLocales([de, deAt, deCh])
