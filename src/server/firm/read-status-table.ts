import { CsvError, parse } from 'csv-parse/sync'
