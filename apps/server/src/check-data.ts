import { checkData, printReport, readConfig } from '@heddle/server'

const report = await checkData(readConfig(process.env))
console.log(printReport(report))
process.exit(report.problems.length === 0 ? 0 : 1)
