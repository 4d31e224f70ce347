import type { DatabaseConnection, Dialect, Driver } from 'kysely'
import { databaseError } from './database-problem.ts'

async function watch<Result>(work: Promise<Result>): Promise<Result> {
  try {
    return await work
  } catch (error) {
    throw databaseError(error)
  }
}

function watchQueries(connection: DatabaseConnection) {
  const execute: DatabaseConnection['executeQuery'] = connection.executeQuery.bind(connection)
  connection.executeQuery = (query, options) => watch(execute(query, options))
}

function watchDriver(driver: Driver): Driver {
  const watched = new WeakSet<DatabaseConnection>()
  const acquire = driver.acquireConnection.bind(driver)
  const commit = driver.commitTransaction.bind(driver)
  driver.acquireConnection = async (options) => {
    const connection = await watch(acquire(options))
    if (!watched.has(connection)) watchQueries(connection)
    watched.add(connection)
    return connection
  }
  driver.commitTransaction = (connection) => watch(commit(connection))
  return driver
}

export const watchedDialect = (dialect: Dialect): Dialect => ({
  createDriver: () => watchDriver(dialect.createDriver()),
  createAdapter: () => dialect.createAdapter(),
  createIntrospector: (db) => dialect.createIntrospector(db),
  createQueryCompiler: () => dialect.createQueryCompiler(),
})
