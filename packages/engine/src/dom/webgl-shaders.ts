/** What a shader needs to know the ink at a place of the page, with the page's size. */
export const INK_AT = `
uniform sampler2D whole;
uniform sampler2D sharp;
uniform vec2 page;
uniform vec4 sharpPart;

vec3 inkAt(vec2 at) {
  vec2 place = (at - sharpPart.xy) / max(sharpPart.zw, vec2(1e-6));
  bool covered = sharpPart.z > 0.0 && all(greaterThanEqual(place, vec2(0.0))) && all(lessThanEqual(place, vec2(1.0)));
  return covered ? texture(sharp, place).rgb : texture(whole, at / page).rgb;
}
`;

/** A triangle over the whole canvas. */
export const VERTEX = `#version 300 es
void main() {
  vec2 corner = vec2(gl_VertexID == 1 ? 3.0 : -1.0, gl_VertexID == 2 ? 3.0 : -1.0);
  gl_Position = vec4(corner, 0.0, 1.0);
}`;

/**
 * White paper, paint over it, ink multiplied onto it; a soft shadow on the surround, whose gradient has a grain against
 * steps.
 */
export const FRAGMENT = `#version 300 es
precision highp float;
uniform sampler2D paint;
uniform vec3 transform;
uniform vec2 canvas;
uniform vec2 gradientMiddle;
uniform vec2 gradientReach;
uniform vec4 middle;
uniform vec4 edge;
uniform vec2 shadow;
uniform vec4 shade;
out vec4 color;
${INK_AT}
vec4 paintAt(vec2 at) {
  float reach = max(1.0 / transform.z, 1.0) * 0.25;
  if (transform.z >= 1.0) return texture(paint, at / page);
  vec2 a = vec2(reach, reach * 0.5);
  vec2 b = vec2(-a.y, a.x);
  return 0.25 * (texture(paint, (at + a) / page) + texture(paint, (at - a) / page)
    + texture(paint, (at + b) / page) + texture(paint, (at - b) / page));
}

vec4 groundAt(vec2 here) {
  vec2 low = transform.xy + vec2(0.0, shadow.y);
  vec2 begin = smoothstep(-shadow.x, shadow.x, here - low);
  vec2 end = smoothstep(-shadow.x, shadow.x, low + page * transform.z - here);
  float fall = begin.x * begin.y * end.x * end.y;
  float far = min(1.0, length((here / canvas - gradientMiddle) / gradientReach));
  float grain = fract(52.98 * fract(dot(here, vec2(0.0671, 0.00584)))) - 0.5;
  vec4 around = mix(middle, edge, far);
  around.rgb += around.a * grain / 255.0;
  return shade * fall + around * (1.0 - shade.a * fall);
}

void main() {
  vec2 here = vec2(gl_FragCoord.x, canvas.y - gl_FragCoord.y);
  vec2 at = (here - transform.xy) / transform.z;
  vec2 inner = min(at, page - at) * transform.z;
  float inside = clamp(min(inner.x, inner.y) + 0.5, 0.0, 1.0);
  vec4 ground = inside < 1.0 ? groundAt(here) : vec4(0.0);
  if (inside == 0.0) { color = ground; return; }
  vec4 top = paintAt(at);
  vec3 sheet = (vec3(1.0 - top.a) + top.rgb) * inkAt(at);
  color = vec4(sheet, 1.0) * inside + ground * (1.0 - inside);
}`;
