/*
 * What letters look like, after "confusables.txt" of Unicode Technical Standard #39 (version 17.0.0, © Unicode, Inc.,
 * Unicode License, https://www.unicode.org/license.txt): of its 6565 entries those whose letter can stand in a name.
 * Each group is `what it looks like=letters`, code points in base 36, several of them joined by `+`. Made by
 * `node scripts/confusables.mjs`.
 */
export const CONFUSABLES = `
x=cj,8y9 12=x2w 13=jd,jf,jg,jh,ji,js,ju,jv,15l,1kk,1kl,40a,4i4,6c9,x3g,20k1,20k2 13+13=je,ku,16a 13+1u=ap 13+1w=ay
13+28=bo 13+2c=bw 13+2h=c3 16=1f6n 17=1f2z,2o6h 18=wl5 19=8u2,8u3 19+lj=8tu,8tv 1a=19c,1dc,wl4,2jxp 1a+18=wl7 1a+1a=wl6
1b=8ue,8uf,9ir,9n2,fgf 1e=br,rs,43j,wuc,wz3,x22 1e+mt=cb 1f=c7,f0,t3,yo,1ux,25l,8t8,8uc,8uk,x2i,x4b,1jgq,20jf 1f+me=wo
1g=3wu,1jfz 1g+53=46o 1h=cc,1jgb 1i=rw,tt,3xq,8uq,8ur,8v0,1jh1 1j=1fiq,1jgm 1k=f6,f7,1yi,222,26b,1f6i,2ojv
1l=1yl,21z,294,2nh,8ui,8uj,x2m,1jfw,1jgs,1jh2 1m=k0,1s3,22r,wl9,1kgp 1o=3zs,4he 1o+53=405,8tw,8tx 1q=3zn,20jj 1q+53=401
1r=g1,ic,1vh,3vy,wyz 1t=pd,sw,3vu,4at,wku,1f34,20jk 1t+1t=x0y 1t+1x=5i,yc 1t+27=x10 1t+2d=x12 1t+2e=x14,x16 1t+2h=x18
1u=pe,sy,3xw,4c7,8si,wk0,x4k,1f2a,1f35,1f5t 1v=td,3xb,8tg,wka,1f36,1f5u,1fdh,1fks,1jhl,1jhu 1v+13=av 1v+me=x6
1w=3vk,4bi,4bu,wk3 1w+mt=5s,7k,ax 1x=ph,t1,3vw,8xl,wkw,1f2e,1jfq,1jfy 1x+mw=g6
1y=rg,4ac,wkd,x3s,1f2f,1f39,1fl1,1jfm,1jgi 1y+me=b5 1z=zw,3wg,3xv,wk6 1z+13=b7 1z+mt=dg 20=pj,t9,3wb,48s,8su,wkn,1f4f
20+me=xz,y1 20+mh=wy,8rr 20+mt=86 22=ov,so,3vv,425,wk9,x4i 22+53=42h 22+mt=g8 23=pm,t6,3xi,4id,8t0,wk7,1fko 23+13=bc
23+mh=wq,8rt 23+mt=wu,x1c 24=3xa,42y,8uo,wkh,1fdn,1fl2,1jfn,1jg2,20ie 24+mw=8x 25=po,sa,t8,3w7,4c0,4ie,8t4,wkf,1f3k,1f69
25+me=y5 26=pp,8t6,wkg,1fkj 26+me=bh
27=1c,pr,ta,11x,1j4,274,2jq,3ps,8ta,8yc,9hj,wkz,1f2q,1f3f,1fd0,1fia,1fkm,1jg5,1jhc,1kgw 27+13=3vo 27+1x=9e 27+27=wwo,x1q
27+mt=bj,pk,qg,vm,yw,3we,3xn,8sw,8xd,x1m 27+mw=60,8xt 28=pt,tc,3xe,419,8te,8um,wk1,1f2t 28+13=41y 29=8yd
2a=bq,3vl,3wy,493,wkj,1fhw,20j9 2b=sl,11r,3x1,3x6,wki,1f2u,1fds,20je 2c=pw,te,3vm,8ti,wk4,1f2v,1f3l,1f6d,1jgc,20i2
2c+1f=x0o 2c+mg=by 2c+mh=x8 2c+mt=9y 2c+mw=fy 2d=11p,3k0,40c,wl0,1fim,1jg8,20jm 2d+13=413 2d+53=40o 2d+mt=g4,3ws
2e=vo,19j,1dj,3x5,3zj,8xk,wkm,wyn,1fkt,1jfk,20i0 2e+53=3zv 2f=10c,3w3,3x0,wkq,1jhi,1jhr
2g=pz,th,4hj,8to,8yl,wkr,x4j,1f2o,1f3o,1f6f,1f6q,1fl3,1jho 2g+mh=xe 2h=px,tf,xa,3vt,3wd,8tk,wks,1f3m,1jfo,20jn
2h+mt=ge,xc 2i=pi,3wj,wkc,1f5h,1jft,1jhh 2i+me=f8 2i+mt=c5 2k=fg6 2m=jq 2n=1kq 2p=gh,q9,ts 2p+2p=x0z 2p+2t=6e,yd
2p+33=x11 2p+39=x13 2p+3a=x15,x17 2p+3d=x19 2q=as,to,3wv,41e,4a7,20fq 2q+13=420 2q+30=tn 2q+53=41r 2q+lg=aq,ar,sx
2q+lj=41f 2q+lj+53=41t 2q+lw=gj 2q+mt=ao,v6,v7,wc,wd 2r=u9,35w,38a,5qc,8th,xwv,1fel 2r+me=x7 2r+mw=fw 2s=zl,3xj,41b,wk2
2s+13=41z 2s+3e=ir 2s+53=41n 2s+f1=is 2s+i9=it 2s+lg=b0 2s+lw=gn 2s+mg=gm 2s+mt=7l 2t=tx,xp,xte 2t+mg=xr 2t+mw=g7
2u=b6,138,61p,x3t,xth 2u+32+mh=ix 2u+ms=5ta 2v=b1,gx,135,5tv 2v+lw=gw 2v+mt=dh 2w=xn,12o,3wi 2w+lw=h2,3xu,wwl
2w+mt=87,uz 2x=8h,h5,h6,qh,uu,136,3vp,8sz,wuf,xv9,1jgj 2x+mt=h4,5tn,5to 2y=s3,uw 2y+mt=g9 2z+lw=bd
30=1d,21,ba,cg,pl,sm,xs,y7,15h,15r,17r,19d,1dd,1je,4ht,8sy,8y7,wky,1f2i,1f61,1f6o,1kgq,1kgx,20fe,20iw,2ojr 30+13=169
30+27=tq 30+30=ch,168 30+37=iy 30+3e=iz 30+53=43b 30+f1=ha 30+mg=h9 30+ms=h7 30+mt=bb,be 30+mw=8y 30+191=19v 30+19w=19u
32=12w,130 32+mg=hf 32+mh=97,bi,qf,12q 32+ms=5tc
33=qn,qr,rx,u6,139,15t,18n,19h,1by,1c1,1cl,1dh,1uu,1ye,21y,25i,292,2cm,2de,2g6,2gy,2ki,2lc,2na,2o2,2ts,2xc,36l,37k,3cv,4ps,5qn,5qp,8tb,xtp,1fe4,1fje,1iog,1jgo,1jh3
33+2t=9f 33+33=wwp,x1r 33+le=1dr 33+m3=xv8 33+mt=hh,vn,yx,8sx,x1n,xvy,xx7 33+mw=6w,xtq 33+2ls+33=2n3 33+370=368,3br
33+5qf=hi 34=72,cf,qp,s8,u8,8tf,8un 34+53=41j 34+lw=bp 34+mt=5tp 35=10b,12b,12e 35+lw=io 36=tv,5ra,8sl,xtz,xu0,xvl
36+13=wh 36+32=31,1j40,1jhf 36+32+me=hd 36+32+ms=5tb 36+mg=hp 36+mh=ho 36+ms=5te 36+mt=gd,wj
37=cd,ut,2lb,x0x,xwq,1few,1jgh 37+mg=hu 37+ms=5tg 38+2u=x2v 38+37=iu 38+f1=x0p 38+gl=iw 38+hv=iv 38+lw=bx 38+ms=5th
38+mt=9z 39=i3,qt,131,5r0,x3z,xu6,xua,1fjq,1jh4 39+2t=5t7 39+33=xur 39+mh=v3 39+mt=5tq,xwc
3a=ql,vp,15k,5r4,xwp,1j46,1jgg 3b=hb,ug,v5,10d,129,5r5,8u5,xvn,1j4a,1j4e,1j4f 3b+lj=1io5 3b+me=x29 3b+w6+w7=vx
3c=ud,475,48t 3d=gz,i7,qb,ub,xb,3c7,5u4,64f,8tl,xui,1jh8 3d+lw=c4 3d+mt=gf,xd 3e=5r6,xw3,1jgk 3e+me=f9 3e+mg=i8
3e+ms=5ti 3e+mt=c6 53=3zb,x3j 53+1g=46n 53+1o=404 53+1q=3zr,400 53+22=42g 53+24=43a 53+28=41i 53+2d=40n 53+2e=3zu
53+2q=41q 53+2q+lj=41s 53+2s=41m 53+53+53=8y0 53+g5=3zw 53+pf=432 53+pg=3ym 53+11k=40p 53+3y9=3yk 53+3yc=3yo 53+3yd=3yq
53+3ye=3ys 53+3yi=3yv 53+3yj=3yx 53+3zm=3zy 53+3zo=402 53+3zt=406 53+40f=40r 53+40g=40k,40t 53+40h=40v 53+40l=40x
53+40m=40z 53+417=41g 53+41a=41k 53+41c=41o 53+421=42a 53+423=42c 53+424=42e 53+426=42i 53+428=42k 53+429=42m 53+42r=430
53+42u=434 53+42v=436 53+42w=438 53+42z=43c 53+43k=43t 53+43m=4w6 53+43n=4w8 53+43o=4wa 53+43p=4wc 53+43r=43v 53+43s=43x
53+443=44c 53+445=44e 53+446=44g 53+447=44i 53+448=44k 53+44a=44m 53+44b=44o 53+44t=452 53+44v=454 53+44w=456 53+44x=458
53+44y=45a 53+450=45c 53+451=45e 53+45s=45z 53+45t=461 53+45u=463 53+45v=465 53+45w=467 53+45x=469 53+45y=46b 53+46g=46p
53+46h=46r 53+46i=46t 53+46j=46v 53+46l=46x 53+46m=46z 53+477=4we 53+47a=4wf 53+47b=4wg 53+47c=4wh 53+47d=4wi 53+47f=4wj
53+47g=47i 53+47u=47v 53+487=488 53+4vl=4vn 53+4vo=4vq 53+4vs=4vt 53+4w0=4w2 66=s7,1fic 67=qa,3xs,61q,x4l,x5i
8o=qi,u2,5qj,8t1,xx2 8o+mh=wr 8o+mt=wv at=uk,xwf,20gh at+2x=uj au=sd,6mb,wkb,1fdv b2=8xm,wkx b3=yg b4=100,3wr,1fcx,20j1
bs=rt,5r8,wud bt=pv,8y1 bv=3wf c1=4dq,4dw d9=gp,yh d9+33=5qs d9+33+mt=xtu d9+33+mw=xtt d9+ke=gq dy=zu
f1=ia,yp,3cj,8ud,8ul,x2j fr=12t g2=xvi g5=pn,t7,19k,1dk,3zl,8xj,wkl,wy6,x5m,1f2l,1fhs,20jh g5+53=3zx g5+me=xx g5+mw=x5o
gb=5u8 gk=or,5qo,6mc,1fez gk+2t=xuq gk+mw=xtr gs=tz,5qg gs+me=wp gu=1feq gy=zx,3y3,xw0 hc=12y,3kz hg=8t7 hj=1fen
hk=qu,uc,8tn,8v4,8v5 hq+ms=5tf hs=xv5,xwi hv=xu5 i2+mt=5tr i4=5rb,8t3,1fiw i5=u4,5ql,8t5,xvr i5+me=y6 ib=8t9
ig=8yh,wvc,1fib ih=tu,3y4,8sj ii=x3x,1fe2 ik=u5,8sv,xvv ik+me=y0,y2 ik+mh=wz in=8up,xwu,1fer ip=wy5 jt+2q=ui
jt+2q+2x=wup ld=13w,13x,17c,1fr le=197,1ke,wz4 lg=195,1kb,wz5 li=194,196,1tx,wvw,1jza
li+lj=1d4,1s1,1vl,22p,269,2dc,2gx,2kh,1inz lj=14p,14q,14x,14y,150,1d8,1fk,1fl,1kd,1re,1s2,1z6,22q,2bx lk=1kj,1rf
lm=14f,1cv,29u,2tp,2x9,37a,4p2,4pf,92i,9lm,1ibk ln=1rk lu=193 lv=17d,1rn lw=199
mb=14k,151,198,1rh,1to,1x8,20s,24c,27w,1gl6,1i2y,1io3 mc=1ri md=307 mh=192 nk=1rs,1rz nm=1s0 no=1rt np=1ru o3=92u o4=92v
o8=92l of=92n pf=sz,3w1,42t,8sk,20hz pf+13=wg pf+53=433 pf+mt=wi pg=3yb,8sm,8yo,1f2d,1f37,20ii pg+53=3yn pg+3z4=3zg
pq=8ty ps=tb,8tc,wyj,20fa py=tg,11v,3ls,4j4,8tm,1f3n q0=vk,4ig,8tq,1f3p,1fip q1=4dr,4dx,1f3q qj=8t2,x5n,1fiz qj+mw=bf
qo=u7,5rc,8td,20g1 qq=rf,8sr qv=8tp,xub,xud qw=vl,8tr,1fjt qx=8tt,wul,x4n rb=8v8 rc=1f3h,1f6a sc=8u9 sr=1fil st+me=wa
t2+mh=wm t4=om,wwx,1fdx tj=ro tk=8u4 tm+30=wuo ty+mh=wn u1+me=wb u3=5rf u3+me=xy uf=rp,23u,25n ux=xuo v4=3wn,4bz
v4+53=4x9 v4+w6+w7=vw xi=y3 xj=y4 xo+mg=xq xv=1fi4 11k=3mo,40e,wl1 11k+13=414 11k+53=40q 11w=8u8 121=jj 12p=3o4 13q=14d
13s=14e 13t=148 13u=144 17s+190=1pd 17s+1cr=1g1 17s+1cy=1py 17t=1c3 17u=1a2 17u+li=1q7 17x+190=1a9,1gy 17x+1cr=1ad
17z=1f4x 17z+le=1da 17z+mc+mb=1pq 17z+179=1ag 17z+1cr=1am,1an 181+le=1db 181+li=1aq 181+li+lj=1q1 181+179=1ap
181+190=1gs 181+1cr=1aw 182+le=1pu 183+le=1ha 183+1cr=184 185=1f5e 185+mc+mb=1pr 185+1cr=1b2 187=1f54 187+1cr=1b3
18h=1bb 18j=1bd,1be 18j+li=1qa 18j+1cr=1bh,1gj 18k+li=1bp 18k+1cr=1br 18l+1cr=1pj 18m=1hhi 18m+li=1gp 18m+179=1go
18o=1pt,1f50 18o+le=1c9 18o+li=1c6 18o+lv=1c7 18o+19s=1c8 18o+1cr=1cb 18p=18q,19q,1bu,1cc,1ci,1q5 18p+le=18d
18p+li=1ce,1g6 18p+li+lj=1q2 18p+lm=1ov 18p+179=1a1,1bv 18p+179+li=1q8 18p+190=1pk 18p+1cr=17v,18f,1a6,1bx,1ch,1g2
18p+1cr+li=1q6 18p+1cr+1cy=1pz 18s=1r9,1rc,1rl 18t=1rm 18w=17e 191=19b 19e=1de,xjj 19f=1df,2ojt 19g=1dg 19i=1di
19l=1dl,1uv,1jhg 1a3=1cg 1a8=1hhj 1ae+li=1q9 1ai+179=1aj 1av+179=1gx 1b5=19r,1q3,1q4 1b5+1cr=1b8,1bc 1b6+1cr=1pg 1bg=1gi
1bj=1ps 1bj+1cr=1bo 1fg=1fm 1g4=1gn,1pl 1s5+li=1v6 1s5+1tm=1v7 1s5+1tq=1s6 1s5+1tq+li=1sh 1s5+1tq+1tm=1v8
1s5+1tq+1ty=1si 1s5+1tq+1u0=1sk 1s5+1tq+1jz8=1sj 1s5+1ty=1s4 1s5+1u7=1v9 1s9=204 1sf+li=1sd 1sf+1ty=1se 1sf+1jz8=1sg
1sv=1zz 1sw=200 1sy=20b 1t0+1u5+1t0=1zw 1t6=207 1t6+1u5+1sv=22a 1t6+1u5+1sv+1xb=1zb 1t6+1u5+1sv+20w=1zc
1t6+1u5+1sv+1jz8=1zj 1t9=20e 1ta=20o 1tc+1u5+1s7=1s8 1th=1zp 1tl=20l 1tm=1i2z,1jz4 1tp=24d 1tq+li=1u1 1tq+1tm=1tn
1tt=24h 1tu=24i 1ty=217 1u0=214 1u5=219,24t 1us=x80 1uw=240,25k 1uy=25m 1v2=25q 1v5=2mm 1vn=1z7,2df,2gz,2kj,2o3,37c,1io1
1vp+1xa=1vq 1vv+1xf=1y8,1y9 1w8=1imq 1wa=1ims 1wc=1imu 1we=1imw 1wf=1imx 1wh=1imz 1wj=1ine 1wk=1in2 1wl=1in3 1wm=1in4
1wn=1in5 1wo=1in6 1wq=1in7 1ws=1ind 1wu=1inb 1wv=1inc 1ww=1yo,1inf 1wy=1in1 1x3=1inh 1x4=1ini 1x9=1io4 1xa=1ink
1xb=1tr,20v,1inl 1xj=1int 1xp=1io2 1xz=1inx 1yf=1ioh 1yg=1ioi 1yk=1iom 1z9+1u0=1zk 1z9+20u=1za 1z9+218=1zo 22b+1jz6=1zd
22b+1jz7=1ze 22t+24e=22u 22t+24e+24l=235 22t+24e+24n=237 22t+24e+24o=238 22t+24l=231 22t+24n=233 22t+24o=234 26d+27y=26e
287=375 29x=2cu 2a0=2b4,2bi 2a0+2bl=2cr 2a1=2co,2kp 2a1+2b7=2a2 2a1+2mv=2kq 2a6=2ct 2a8=2ak,2l8 2ad=2cn 2ai=2cq
2ai+2bl=2cs 2ai+2bm=2cy 2an+2bj=2m2 2ar=2lf 2ar+2ml=2nu 2ax=2bs 2b2=2lh 2b3=2cw 2b7=2c7 2b8=2lw 2b9=2l2 2ba=2bc,2ly
2bj=2m7,2m8 2bq=2me 2bq+2bq=2mg 2bq+2ku=2kw 2br=2mf 2dh=2h1 2di=2h2 2dj=2h3 2dn+2f2=2g0 2do+2f2=2g1 2ds=2hc 2du=2he
2du+2fg=2dw,2hg 2du+2fp=2dv,2hf 2dz=2hj 2e4=2ho 2e5=2hp 2e6=2hq 2e7=2hr 2e9+mb=2ea 2eb=2hv 2ee=2hy 2ef+14s=2ed 2eg=2i0
2ek+mb=2el 2en=2i7 2eo=2i8 2eo+14s=2e8 2ep=2i9 2eq=2ia 2er=2ib 2et+mb=2ev 2et+2f2=2ex 2et+2f5=2em 2f3=2in 2f5=2ip
2f5+2f2=2f6 2f7=2ir 2f7+2f2=2f8 2fw=2jg 2g7=2jr 2g8=2js 2gf=2jz 2h8+2im=2jl 2hi+mb=2dy 2kn+2mv=2ko 2ky+2m6=2kz
2ky+2mv=2l0 2la=2n5 2li+2ml+2ls=2nf 2lk+2m9=2ks,2l5 2lk+2ml=2nj,2nv 2lk+2ml+2lk=2ng 2lk+2ml+2lq=2my 2ls=2lt,35u,3bs
2ls+2ml=2ne,2nw 2ls+370=35s 2ls+370+37d+2ls+370=36r 2ls+37i=39d 2lu+2ml=2nx 2lv+2ml=2ny 2lx+2ml+2ls=2ni 2m1+2ml+2lq=2nq
2m9=2ma,2mb 2oh=2ph 2oh+2q2=2oi 2oh+2qh=2oj 2ok=2pl 2or=2pi 2ow=2ps 2oy=2qy 2pb=2qz 2pj=2pw 2pv+2qg=2od 2qw+2q7=2qx
2qw+2qb=2r3 2rm=2rn 2ro=2s4,2s5 2rq=2sh 2rs=2vc 2ru=2rv 2ry=2rz 2s1=2s7 2sa=2vu 2sb=2vv 2sd=2vx 2se=2vy 2sf=2vz 2sg=2sm
2si=2vh 2sy=2th 2t0=4on 2t1=4oo 2t2=4op 2t3=4oq 2t4=2wo 2t5=2wp 2tc+2tc=2td 2tk=2x4,4p7 2tl=2x5 2tm=2x6 2tn=2x7 31e=31m
31k+324+326=2yo 322+322=323 324+324=325 35v+37i=38w 36d+370=36n 36d+370+37i=38v 36d+37i=38m 36j+37i=38h 36m+37g=36x
36m+37g+287+370+37e=36y 37l=38l 399+37i=39a 3cw=3hk 3cw+3cw=3cx,3hl 3cw+3cy=3ju 3cw+3cz=3fe 3cw+3d1=3ib 3cw+3d3=3jv
3cw+3d5=3hm 3cw+3d5+3cw=3ic 3cw+3da=3jw 3cw+3db=3jx 3cw+3de=3jy 3cy=3hn 3cy+3cw=3df,3id 3cy+3cy=3dg,3jz 3cy+3cz=3dh,3ie
3cy+3d1=16mj 3cy+3d3=3di 3cy+3d5=3ff,3if 3cy+3d8=3fg,3ho 3cy+3da=16mk 3cy+3dc=3ih 3cy+3de=3fh,3hp 3cy+3eo=3ig
3cy+3fy+ffs=mkf 3cz=3hq 3cz+3cw=3dj,3ii 3cz+3cz=3d0,16ml 3cz+3cz+3d3=16mm 3cz+3d1=3fi,3ij 3cz+3d2=xgg 3cz+3d3=xgh,16mn
3cz+3d5=xgi,16mo 3cz+3d5+3cw=16mp 3cz+3d8=xgj,16mq 3cz+3da=16mr 3cz+3dc=16ms 3d1=3hr 3d1+3cw=3hs,xgk
3d1+3cw+3cw=xgl,16mt 3d1+3cw+3d5=3ik 3d1+3cw+3de=16mu 3d1+3cy=3dk,3il 3d1+3cz=3im,xgm 3d1+3cz+3cz=xgn 3d1+3cz+3de=3in
3d1+3d1=3dl,3io 3d1+3d1+3db=16mv 3d1+3d2=3ht,xgo 3d1+3d2+3cw=3ip 3d1+3d2+3d5=3iq 3d1+3d2+3de=16mw 3d1+3d3=3hu,xgp
3d1+3d3+3cz=16mx 3d1+3d3+3d3=xgq 3d1+3d3+3d5=3ir 3d1+3d3+3d7=3it,xgr 3d1+3d3+3dd=16my 3d1+3d3+3de=3is 3d1+3d5=3hv,xgs
3d1+3d5+3d5=3iu 3d1+3d7=3dn,16n1 3d1+3d8=xgt 3d1+3db=3iw,xgu 3d1+3dc=3hw 3d1+3dd=3hx 3d1+3de=3dm,3ej,3hy,16nm
3d1+3eo=3iv 3d1+3f0=16mz 3d1+3fd=3ix 3d1+3fd+3de=16n0 3d2=3hz 3d2+3cw=3iy,xgv 3d2+3cy=16n2 3d2+3cy+3cy=16n3 3d2+3cz=xgw
3d2+3d1=3iz 3d2+3d2=16n4 3d2+3d3=3do,3j0 3d2+3d3+3d5=16n5 3d2+3d5=3j1,xgx 3d2+3d5+3d5=3j2 3d2+3d7=3dp,3j6 3d2+3d8=16n6
3d2+3da=3j4 3d2+3de=3j5 3d2+3eo=3j3 3d2+3fl=ggv 3d3=3i0 3d3+3cw=3dq 3d3+3cy=3dr 3d3+3cz=3ds,16n7 3d3+3d1=3j7
3d3+3d1+3dd=16n8 3d3+3d2=16n9 3d3+3d3=3d4,16na 3d3+3d3+3d7=3e4 3d3+3d5=3dt,3i1 3d3+3d5+3cw=3du 3d3+3d5+3cz=3dv,16nb
3d3+3d5+3d3=3dw 3d3+3d5+3d5=3dx 3d3+3d5+3d8=3dy 3d3+3d5+3dc=xgy 3d3+3d7=3e3,3ja 3d3+3d8=3dz,16nc 3d3+3da=3e0,16nd
3d3+3db=xgz 3d3+3dc=3e1 3d3+3dd=3e2,3j8 3d3+3de=3j9,xh0 3d5=3i2 3d5+3cw=3e5,3jb 3d5+3cy=3e6 3d5+3cz=3e7,3jc
3d5+3d1=3e8,3jd 3d5+3d2=3e9,16ne 3d5+3d3=3ea,3je 3d5+3d3+3cw=3eb 3d5+3d3+3d7=16nf 3d5+3d5=3d6,3i3 3d5+3d5+3cw=16ng
3d5+3d5+3cz=16nh 3d5+3d5+3d3=xh1 3d5+3d5+3d5=3ec 3d5+3d5+9oc=fff 3d5+3d7=3ed 3d5+3d8=3ee,16nj 3d5+3da=3ef,16nk
3d5+3db=3eg 3d5+3dc=3eh,16nl 3d5+3dd=3ei 3d5+3eo=16ni 3d5+9oc+3cw=fka 3d5+9oc+3d2=glk 3d7=3i4 3d7+3cw=3ep,3jg
3d7+3cw+3cw=3jh 3d7+3cz=3eq 3d7+3d1=xh2 3d7+3d2=3er 3d7+3d3=3es 3d7+3d5=3et,3jl 3d7+3d7=3ev,3ji 3d7+3d8=3ew 3d7+3da=3ex
3d7+3db=3jj 3d7+3dc=3ey 3d7+3dd=3ez 3d7+3de=xh3 3d7+3eo=3eu,3jm 3d8=3i5 3d8+3d3=16nr 3d8+3d3+3d3=16ns 3d8+3d7=3f1
3d8+3d8=3d9,16nt 3d8+3d8+3de=xh4 3d8+3ft=ff9 3da=3i6 3da+3db=3f6 3da+3de=3f7 3db=3i7 3dc=3i8 3dc+3dc=xh5
3dc+9oc+3cy+3d8=tiv 3dd=3i9 3dd+3d3=3fa,3jn 3dd+3d5=16nu 3dd+3d7=3fb,3jo 3dd+3dc=16nv 3dd+3de=xh6 3de=3ia 3de+3cy=3jp
3de+3d1=3jq 3de+3d2=3jr 3de+3d3=3js 3de+3d5=xh7 3de+3de=3fc 3ek+3ek=3el 3em+3em=3en 3eo=3jf 3eo+3d3=16nn
3eo+3d3+3d7=16no 3f0=3jk 3f0+3d2=16np 3f0+3de=16nq 3f2+3f2=3f3 3f4+3f4=3f5 3fd=3jt 3fd+3fd=xh8 3fl+3ft=3g6 3fl+3fy=3g7
3fl+9oc=3hf 3fl+ffs=3fm 3fn+3ft=3g8 3fn+3fx=3g9 3fn+3fy=3hg 3fn+ffs=3fo 3fp+3ft=3ga 3fp+3fy=3gb 3fp+9oc=3gc 3fp+ffs=3fq
3fr+3fn=3hh 3fr+3ft=3gd 3fr+3fy=3ge 3fr+ffs=3fs 3ft+3fl=3fu 3ft+3fl+ffs=3fv 3ft+3fn=3hi 3ft+3fn+ffs=3hj 3ft+3fp=3gf
3ft+3fp+ffs=3gg 3ft+3fr=16ls 3ft+3fr+ffs=3gh 3ft+3ft=3gi 3ft+3ft+ffs=16lt 3ft+3fy=3gj 3ft+ffs=3fw 3fx+3fl=16lu
3fx+3fl+ffs=16lv 3fx+3fn=3gk,3gm 3fx+3fn+ffs=3gl 3fx+3fp=16lw 3fx+3ft=3gn 3fx+ffs=3go 3fy+3fl=3gp 3fy+3fl+ffs=3gq
3fy+3fp=3fz 3fy+3fp+9oc=3gr 3fy+3fp+ffs=3g0 3fy+3fr=16lx 3fy+3fr+ffs=3gs 3fy+3fy=3gt 3fy+ffs=3g1 3fy+ffs+ffs=16ly
3g2+3fl=3gu 3g2+3fl+ffs=16lz 3g2+3fp=3gv 3g2+3fp+ffs=3gw 3g2+3fr=3gx 3g2+3fr+ffs=3gy 3g2+3ft=16m0 3g2+3fy=3gz
3g2+ffs=3h0 3ha+3fl=16md 3ha+3fp=3hb 3ha+3fp+ffs=16me 3ha+3fy=3hc 3ha+3ha=3he 3ha+ffs=3hd 3k6=11g 3mp=11o 3ou=117
3s3=11m 3y9+53=3yl 3y9+3z4=3zf 3yc+53=3yp 3yd+53=3yr 3yd+3z4=3zh 3ye+53=3yt 3yi+53=3yw 3yi+3z4=3zi 3yj+53=3yy
3z2+4wv=4wt 3z5=441 3zd=474 3zm+53=3zz 3zo+53=403 3zt+53=407 40f+53=40s 40g+13=415 40g+53=40u 40h+53=40w 40l+13=416
40l+53=40y 40m+53=410 417+13=41x 417+53=41h 41a+53=41l 41c+53=41p 421=4cj 421+53=42b 423+53=42d 424+53=42f 426+53=42j
428=4ci 428+53=42l 429+53=42n 42r+53=431 42u+53=435 42v+53=437 42w+53=439 42z+53=43d 43k+53=43u 43m+53=4w7 43n+53=4w9
43o+53=4wb 43p+53=4wd 43r+53=43w 43s+53=43y 443=4ck 443+53=44d 445+53=44f 446+53=44h 447+53=44j 448+53=44l 44a=4cn
44a+53=44n 44b+53=44p 44t+53=453 44v+53=455 44w+53=457 44x+53=459 44y+53=45b 450+53=45d 451+53=45f 45n+1o=45o 45n+2q=45q
45n+40l=45p 45n+428=45r 45s+53=460 45t+53=462 45u+53=464 45v+53=466 45w+53=468 45x+53=46a 45y+53=46c 46g+53=46q
46h+53=46s 46i+53=46u 46j+53=46w 46l+53=46y 46m+53=470 477=4de 477+53=4ww 47a=4df 47e=4dg 47g+53=47j 47k+28=48v
47k+2q=48z 47k+2q+lj=490 47k+2s=48x 47k+417=4fj 47k+418=48u 47k+41a=48w 47k+41c=48y 47k+41v=491 47u+53=47w 47y+53=4wz
486+53=4x0 487+53=489 48b+53=4x1 492+53=4x4 49h+22=49d 49h+421=4fk 49h+422=49a 49h+423=49b 49h+424=49c 49h+426=49e
49h+428=49f 49h+429=49g 49i+22=4fn 49i+423=4fl 49i+424=4fm 49i+426=4fo 49i+428=4fp 49i+429=4fq 49j+53=4x6 49z+53=4fr
4a0+53=4fs 4a1+53=4ft 4a2+53=4fu 4a3+53=4fv 4a4+53=4fw 4a5+53=4fx 4bl=wl3 4c4+53=4xc 4d7+53=4xe 4f4=wkt 4hl=wxc 4ho=4ip
4hp=4hu 4ik=1f2s,1jg7 4iu=1fio 4j3=8yr 4k5=4l0 4ne=4nj 4o2=4o3 4s5=4t1 4t8=4uu 4wv+3z2=4ws 4xh=4wr 526=53k 52p=53l
56t=58g,58w 5ag=2o6m 5az=92m 5cd=5ea 5ch=5eb 5d4=5eg 5q8=xve 5qd=xv4 5qf=xvg 5qi=xvf 5qm=on,u0,1ff1 5qw=5rd,xwy 5qx=un
5qz=qs,ua,8tj,xv6 5qz+mh=x9 5wf=92g 61r=qc,12m,48n,8v1 6i1=wvj 6k2=4ad,wke 6pu=2ojw 6pu+mt=6o,2ojx 6pz=1jfs 6qo=2ojs
6sh=8tz 7sc=9jj,2zfs 8qn=xhu 8rv=8ss 8rw=8st 8rz=4as,wkv 8s0=1fdr 8s5=og,3vs,3w0,wxd 8s6=xvk 8xs=1f3s 9ko=9nc
9oc=3g3,feo,x6f 9oc+3fl=16m1 9oc+3fp=16m2 9oc+3fp+ffs=16m3 9oc+3ft=16m4 9oc+3fy=3h1 9oc+9oc=3h2 9oc+ffs=3g4
9oc+ffs+3fy=3h3 ako=dcr app=beb bi9=jrd bmi=kc6 bp1=ph2 bp6=imo bp7=dgg bs3=kx5 cop=vk3 cov=k83 dhf=kdi dyu=ra6 ffs=3g5
ffs+3fl=3h4 ffs+3fn=3h5 ffs+3fn+3ft=16m5 ffs+3fn+ffs=16m6 ffs+3fr=16m7 ffs+3fr+ffs=16m8 ffs+3ft=3h6 ffs+3ft+ffs=16m9
ffs+3fx=16ma ffs+3fy=3h7 ffs+3g2=16mb ffs+3ha=3h9 ffs+9oc=3h8 ffs+ffs=16mc fik=9mz fjv=9lw fp1=fsy ftw=fuk g1r=9pi,20oi
g2z=9n3 g6t=2ues gbf=9m3 ggh=3yht ggs=9mw gkj=9nx,h5j gur=gv3 h7j=hkb hgh=hgr hij=hkv hkn=2xbn hlh=9mn hlm=2xdz hwv=hz4
ibk=3tbu ijp=9m0 ild=ilu ivu=30g5 jee=jeg k7u=k89 kcs=peu kcv=pg0 kcw=pfu kcz=phd kd4=pif kdf=plz kfi=kjj kv1=kyv
lmt=358g lu0=lzt mud=37jx npw=nrj or9=os6 ouf=4dq4 ph8=pj5 q6l=qbj qif=qip ram=rct rk6=rkf rq4=rqb rvf=3b2s ry7=rye
s11=s1m s5z=s63 s8v=s9z slq=sm6 t65=t66 trr=trs v9e=v9f vdd=vde wk5=x4h wkk=x3y wl2=1fdd,20iu wuk=8ts,x4m wuw=20ik
wvd=1fjf x0n=x3p x1a=sf x1b=ot x2x=x2y x3a=3a8 x3m=sk,8so x3n=gr,qd,us,101,8sp,xwb,1fe1,1jgu x5a=id,x5b x5f=x5e x5h=x5g
x6j=4af xdn=1i3g xi5=xib xkx=xn7 xlv=xna 1f3c=wwq 1f9e=1fbl 1f9v=1fbn 1fa2=1kxk 1fde=x3u 1fei=x3v 1fgm=1fhc 1ggu=1omx
1h1e=1h4s 1h2d=1h4q 1ik4+1iki+1ij6=1ij7 1ik4+1iki+1ijc=1ijd 1ik4+1iki+1ijn=1ijo 1ik4+1iki+1ijt=1iju 1ik4+1iki+1ijw=1ijx
1ik4+1iki+1ijy=1ijz 1ite=1ivs,1ivt 1itf=1ivu 1itg=1ivv 1iuq=1ivw 1iur=1ivx 1jvp+1jvp=1jvs 1jvp+1jvp+1jvz=1jvt
1jvp+1jvp+1jw0=1jvu 1jvp+1jvz=1jvq 1jvp+1jw0=1jvr 1jvv+1jvv=1jvx 1jvv+1jvv+1jvz=1jvy 1jvv+1jvz=1jvw 1jw3+1jvz=1jw4
1jw3+1jw0=1jw5 1jw3+1jw3=1jw6 1jw3+1jw3+1jvz=1jw7 1jw3+1jw3+1jw0=1jw8 1jz6=1ue,20x 1jz7=1uf,20y 1jz8=1tz,213 1k8a=1k8i
20oj=g2a 2dk2=fim 2xm0=2xlz 33a7=3tby 37dg=3rnp 395l=395m 3d7s=3d7h 3eie=3eo6 3gz2=dxx 3tbz=j7c
`
