/** Makes a texture; throws where the context gives none. */
export function createTexture(gl: WebGL2RenderingContext): WebGLTexture {
  return gl.createTexture() ?? fail('texture creation failed');
}

/** Binds a texture to a unit. */
export function bindTexture(gl: WebGL2RenderingContext, unit: number, texture: WebGLTexture | null): void {
  gl.activeTexture(gl.TEXTURE0 + unit);
  gl.bindTexture(gl.TEXTURE_2D, texture);
}

/** Clamps the bound texture at its edge. */
export function clampToEdge(gl: WebGL2RenderingContext): void {
  for (const side of [gl.TEXTURE_WRAP_S, gl.TEXTURE_WRAP_T]) {
    gl.texParameteri(gl.TEXTURE_2D, side, gl.CLAMP_TO_EDGE);
  }
}

/** Shaders that work together, and where their uniforms are. */
export interface Program {
  use(): void;
  uniform(name: string): WebGLUniformLocation | null;
}

/** Builds a program. Throws when its shaders do not compile. */
export function buildProgram(gl: WebGL2RenderingContext, vertex: string, fragment: string): Program {
  const program = gl.createProgram();
  for (const [type, source] of [
    [gl.VERTEX_SHADER, vertex],
    [gl.FRAGMENT_SHADER, fragment],
  ] as const) {
    const shader = gl.createShader(type) ?? fail('shader creation failed');
    gl.shaderSource(shader, source);
    gl.compileShader(shader);
    gl.attachShader(program, shader);
  }
  gl.linkProgram(program);
  if (!gl.getProgramParameter(program, gl.LINK_STATUS)) {
    fail(`shader failure: ${gl.getProgramInfoLog(program)}`);
  }
  const locations = new Map<string, WebGLUniformLocation | null>();
  return {
    use: () => gl.useProgram(program),
    uniform(name) {
      if (!locations.has(name)) locations.set(name, gl.getUniformLocation(program, name));
      return locations.get(name) ?? null;
    },
  };
}

function fail(what: string): never {
  throw new Error(`WebGL ${what}`);
}
