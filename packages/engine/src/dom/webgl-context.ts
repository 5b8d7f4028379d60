import { FRAGMENT, VERTEX } from './webgl-shaders.ts';

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

/** Uses the page's shaders; gives their uniforms by name. Throws when they do not compile. */
export function usePageProgram(gl: WebGL2RenderingContext): (name: string) => WebGLUniformLocation | null {
  const program = buildProgram(gl);
  gl.useProgram(program);
  const locations = new Map<string, WebGLUniformLocation | null>();
  return (name) => {
    if (!locations.has(name)) locations.set(name, gl.getUniformLocation(program, name));
    return locations.get(name) ?? null;
  };
}

function buildProgram(gl: WebGL2RenderingContext): WebGLProgram {
  const program = gl.createProgram();
  for (const [type, source] of [
    [gl.VERTEX_SHADER, VERTEX],
    [gl.FRAGMENT_SHADER, FRAGMENT],
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
  return program;
}

function fail(what: string): never {
  throw new Error(`WebGL ${what}`);
}
