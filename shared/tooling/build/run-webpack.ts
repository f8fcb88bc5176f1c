import webpack, { type Configuration } from 'webpack';

/** Runs one build; resolves with its warnings, and rejects with its errors, one a line. */
export async function runWebpack(config: Configuration): Promise<string[]> {
  const compiler = webpack(config);
  const stats = await new Promise<webpack.Stats | undefined>((resolve, reject) => {
    compiler.run((error, result) => (error ? reject(error) : resolve(result)));
  });
  await new Promise((resolve) => compiler.close(resolve));
  const { errors = [], warnings = [] } = stats?.toJson({ all: false, errors: true, warnings: true }) ?? {};
  if (errors.length > 0)
    throw new Error(
      errors.map(({ moduleName = '', message }) => `${moduleName} ${message}`.trim()).join('\n'),
    );
  return warnings.map(({ message }) => message);
}
